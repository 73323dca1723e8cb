"""Worker processes and foreign programs: started, given jobs, timed, replaced, and ended for sure.

    pool            the arena and the tools: a caller that waits for whichever answer comes first
    async_worker    the server: an event loop that must never wait
    line_program    `exec:` bots: a program in any language that answers a line with a line

These three differ in how a process is started and heard, and nothing can hide that. The pool uses
`multiprocessing`, which hands over the caller's modules and waits for pipes on every system. The
server starts its workers with a command, for they must not import what the server has imported, and
its loop has processes of its own. A program is not ours: it has no Python, only pipes, a session of
its own, and children that must end with it.

What they share is here once. `jobs` is the other end of both kinds of worker: their jobs, their
parent's end, Ctrl-C, standard output. `frames` are messages on a plain pipe, `pulse` shows from
outside what a worker is at, `timed_thread` limits the time of work that cannot be interrupted,
`interrupts` holds Ctrl-C back, `foreign_words` makes what others say fit to be shown.

This package knows nothing of games, and importing it imports nothing.
"""

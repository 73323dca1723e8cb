"""Worker processes and foreign programs: started, given jobs, timed, replaced, and ended for sure.

    pool            the arena and the tools: the caller waits for whichever answer comes first
    async_worker    the server: an event loop that must never wait
    line_program    `exec:` bots: a program in any language that answers a line with a line

These three stay apart because their processes are started and heard in different ways:

- The pool uses `multiprocessing`, which gives a worker the caller's modules and can wait for
  several pipes on every system.
- The server starts a worker with a command, so that it does not import what the server imported,
  and its event loop has its own way to hear processes.
- A program is not ours. It may lack Python, and it may start processes, which must end with it.

The rest is shared. Inside a worker of either kind, `jobs` gives it one job after the other, and
`child` lets it end with its parent and ignore Ctrl-C. `frames` puts messages on a plain pipe,
`pulse` shows the parent what a worker is at, `timed_thread` limits work that cannot be interrupted,
`interrupts` holds Ctrl-C back, and `foreign_words` makes what others say fit to be shown.

This package knows nothing of games, and importing it imports nothing.
"""

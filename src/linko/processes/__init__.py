"""Worker processes and external programs: how they are started, given jobs, limited and ended.

    pool            for the arena and the tools: the caller waits for the next answer
    async_worker    for the server: an event loop that must never wait
    line_program    for `exec:` bots: a program in any language that answers each line with a line

These three are separate because they start processes and read their output in different ways:

- The pool uses `multiprocessing`, which gives a worker the caller's modules and can wait for
  several pipes on every system.
- The server starts a worker with a command, so that it does not import the server's modules. The
  event loop has its own way to read from processes.
- A program may be written in any language. It may start processes, which must end with it.

The rest is shared. Inside a worker of either kind, `jobs` receives one job after the other, and
`child` makes the worker end with its parent and ignore Ctrl-C. `frames` sends messages through a
plain pipe, `pulse` shows the parent what a worker is doing, `timed_thread` limits the time of work
that cannot be interrupted, `interrupts` delays Ctrl-C, and `foreign_words` makes foreign text safe
to display.

This package does not depend on the game, and importing it imports nothing else.
"""

"""Reviews of finished games: who waits for one, and the process that makes them.

`desk.ReviewDesk` keeps the queue, and `reviewer.Reviewer` has a process of its own, which runs
`linko.server.reviews.worker` and uses only idle processor time.

Importing this package imports nothing else, so that the process starts quickly.
"""

## What happens at a table. $player: a name as given. The messages in -you address the reader.

table-opened = { $player } opened the table.
table-opened-you = You opened the table.
table-settings = The settings have changed.
table-sat = { $player } sat down.
table-sat-you = You sat down.
# $bot: the bot’s name, such as bot-kitten
table-bot-sat = { $bot }, a bot, joined the table.
table-swapped = { $player } and { $other } changed places.
table-swapped-you = You and { $other } changed places.
table-cleared = { $player } left the table.
table-cleared-you = You left the table.
table-cleared-removed = The host sent { $player } away.
table-cleared-removed-you = The host sent you away.
table-host = { $player } is the host now.
table-host-you = You are the host now.
table-renamed = Somebody is called { $player } now.
table-renamed-you = You are called { $player } now.
# $player: who starts
table-started = The cards are dealt. { $player } starts.
table-started-you = The cards are dealt. You start.
table-stood-in-left = { $player } left. A bot takes over.
table-stood-in-left-you = You left. A bot is playing for you.
table-stood-in-time = Time is up for { $player }. A bot takes over.
table-stood-in-time-you = Your time is up. A bot is playing for you.
table-stood-in-handed = { $player } is away. A bot takes over.
table-stood-in-handed-you = You were away. A bot is playing for you.
table-returned = { $player } is back.
table-returned-you = You are back.
# $text: a phrase, or what somebody wrote
table-said = { $player }: { $text }
table-closed = This table is closed.
table-closed-empty = Everybody has left. This table is closed.
table-closed-no-longer-replays = This game cannot go on, sorry. This table is closed.

## Why a bot plays for somebody; stands beside the name.

stand-in-left = left the table
stand-in-time = out of time
stand-in-handed = away

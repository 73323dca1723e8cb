## Wat er aan tafel gebeurt.

table-opened = { $player } heeft de tafel geopend.
table-opened-you = Je hebt de tafel geopend.
table-settings = De instellingen zijn gewijzigd.
table-sat = { $player } is aan tafel gaan zitten.
table-sat-you = Je bent aan tafel gaan zitten.
table-bot-sat = { $bot } speelt mee als bot.
table-swapped = { $player } en { $other } zijn van plaats gewisseld.
table-swapped-you = Jij en { $other } zijn van plaats gewisseld.
table-cleared = { $player } is van tafel gegaan.
table-cleared-you = Je bent van tafel gegaan.
table-cleared-removed = { $player } is van tafel gestuurd.
table-cleared-removed-you = Je bent van tafel gestuurd.
table-host = { $player } leidt nu de tafel.
table-host-you = Jij leidt nu de tafel.
table-renamed = Iemand heet nu { $player }.
table-renamed-you = Jij heet nu { $player }.
table-started = De kaarten zijn gedeeld. { $player } begint.
table-started-you = De kaarten zijn gedeeld. Jij begint.
table-stood-in-left = { $player } is weggegaan. Een bot speelt verder.
table-stood-in-left-you = Je bent weggegaan. Een bot speelt voor je verder.
table-stood-in-time = De tijd van { $player } is om. Een bot speelt verder.
table-stood-in-time-you = Je tijd is om. Een bot speelt voor je verder.
table-stood-in-handed = { $player } is even weg. Een bot speelt verder.
table-stood-in-handed-you = Je was even weg. Een bot speelt voor je verder.
table-returned = { $player } is er weer.
table-returned-you = Je bent er weer.
table-said = { $player }: { $text }
table-closed = Deze tafel is gesloten.
table-closed-empty = Iedereen is weg. Deze tafel is gesloten.
table-closed-no-longer-replays = Deze partij kan helaas niet verder. De tafel is gesloten.

stand-in-left = weggegaan
stand-in-time = tijd om
stand-in-handed = even weg

-- What servers of the release with revision 0006 say to PostgreSQL, word for word, but for the values.
-- $1 is a number, as text. Never change this file.

INSERT INTO tables (id, code, public, status, attended, created_at, changed_at, summary, members)
    VALUES ('t' || $1::text, NULL, true, 'running', true, 10, 10 + $1::text::integer, '{}', '["p' || $1::text || '"]')
    ON CONFLICT (id)
    DO UPDATE SET code = excluded.code, public = excluded.public, status = excluded.status, attended = excluded.attended, created_at = excluded.created_at, changed_at = excluded.changed_at, summary = excluded.summary, members = excluded.members
    WHERE tables.changed_at <= excluded.changed_at;

SELECT 1 FROM tables
    WHERE id IN ('t' || $1::text) ORDER BY id FOR NO KEY UPDATE;

INSERT INTO log (table_id, version, at, data, game, number)
    VALUES ('t' || $1::text, 1, 10, '{}', NULL, NULL);

INSERT INTO log (table_id, version, at, data, game, number)
    VALUES ('t' || $1::text, 2, 11, '{"move":"7-7"}', 'g' || $1::text, 1);

INSERT INTO games (id, table_id, finished_at, record, players)
    VALUES ('g' || $1::text, 't' || $1::text, 12, '{}', '[]');

INSERT INTO players (identity, game_id, finished_at)
    VALUES ('p' || $1::text, 'g' || $1::text, 12);

INSERT INTO figures (identity, finished_at, game_id, hour, seat, won)
    VALUES ('p' || $1::text, 12, 'g' || $1::text, 0, 0, 60);

INSERT INTO figures_editions (identity, edition, seats, games, won)
    VALUES ('p' || $1::text, 'classic', 4, 1, 60)
    ON CONFLICT (identity, edition, seats)
    DO UPDATE SET games = figures_editions.games + excluded.games, won = figures_editions.won + excluded.won;

INSERT INTO figures_hours (identity, hour, games, won, chance)
    VALUES ('p' || $1::text, 0, 1, 60, 15)
    ON CONFLICT (identity, hour)
    DO UPDATE SET games = figures_hours.games + excluded.games, won = figures_hours.won + excluded.won, chance = figures_hours.chance + excluded.chance;

INSERT INTO figures_opponents (identity, is_bot, opponent, games, won)
    VALUES ('p' || $1::text, true, 'kitten', 1, 1)
    ON CONFLICT (identity, is_bot, opponent)
    DO UPDATE SET games = figures_opponents.games + excluded.games, won = figures_opponents.won + excluded.won;

INSERT INTO figures_snatches (identity, value, sets, taken, cards, lost_sets, lost_cards)
    VALUES ('p' || $1::text, 7, 1, 1, 2, 0, 0)
    ON CONFLICT (identity, value)
    DO UPDATE SET sets = figures_snatches.sets + excluded.sets, taken = figures_snatches.taken + excluded.taken, cards = figures_snatches.cards + excluded.cards, lost_sets = figures_snatches.lost_sets + excluded.lost_sets, lost_cards = figures_snatches.lost_cards + excluded.lost_cards;

INSERT INTO figures_reviews (identity, hour, game_id, loss, deal, draws, own, others)
    SELECT identity, hour, game_id, CAST(0.5 AS DOUBLE PRECISION), CAST(0.1 AS DOUBLE PRECISION), CAST(0.1 AS DOUBLE PRECISION), CAST(0.1 AS DOUBLE PRECISION), CAST(0.1 AS DOUBLE PRECISION)
    FROM figures
    WHERE game_id = 'g' || $1::text AND seat = 0
    ON CONFLICT (identity, hour, game_id)
    DO UPDATE SET loss = excluded.loss, deal = excluded.deal, draws = excluded.draws, own = excluded.own, others = excluded.others;

SELECT edition, seats, games, won
    FROM figures_editions
    WHERE identity = 'p' || $1::text ORDER BY games DESC, edition, seats;

SELECT (hour + 1) / 24 AS day, SUM(games), SUM(won), SUM(chance)
    FROM figures_hours
    WHERE identity = 'p' || $1::text GROUP BY day ORDER BY day;

SELECT (hour + 1) / 24 AS day, COUNT(*), SUM(loss), SUM(deal), SUM(draws), SUM(own), SUM(others)
    FROM figures_reviews
    WHERE identity = 'p' || $1::text GROUP BY day;

SELECT STRING_AGG(CASE WHEN won > 0 THEN 'w' ELSE ' ' END, '' ORDER BY finished_at, game_id)
    FROM figures
    WHERE identity = 'p' || $1::text;

SELECT opponent, games, won
    FROM figures_opponents
    WHERE identity = 'p' || $1::text AND is_bot ORDER BY games DESC, opponent LIMIT 12;

SELECT value, sets, taken, cards, lost_sets, lost_cards
    FROM figures_snatches
    WHERE identity = 'p' || $1::text ORDER BY value;

INSERT INTO identities (id, token_hash, name, kind, owner, created_at, seen_at)
    VALUES ('p' || $1::text, decode(md5('p' || $1::text), 'hex'), 'Ann', 'guest', NULL, 10, 10);

UPDATE identities SET name = 'Anna'
    WHERE id = 'p' || $1::text;

SELECT version, at, data, game, number
    FROM log WHERE table_id = 't' || $1::text AND version > 0 ORDER BY version;

SELECT id, COALESCE((SELECT version
    FROM log WHERE table_id = tables.id
    ORDER BY version DESC LIMIT 1), 0) AS version FROM tables
    WHERE id IN ('t' || $1::text);

SELECT id FROM tables
    WHERE attended AND id = 't' || $1::text ORDER BY id;

SELECT id, token_hash, name, kind, owner, created_at, seen_at
    FROM identities
    WHERE token_hash = decode(md5('p' || $1::text), 'hex');

SELECT id, code, public, status, attended, created_at, changed_at, summary, members
    FROM tables JOIN members ON table_id = id
    WHERE identity = 'p' || $1::text;

SELECT id, table_id, games.finished_at, record, games.players
    FROM players JOIN games ON id = game_id
    WHERE identity = 'p' || $1::text;

INSERT INTO heartbeat (id, at, running, beats)
    VALUES (1, 20, 1, 1)
    ON CONFLICT (id)
    DO UPDATE SET at = CASE WHEN heartbeat.at < excluded.at THEN excluded.at ELSE heartbeat.at END, running = heartbeat.running + excluded.running, beats = heartbeat.beats + 1
    RETURNING at, running, $1::text;

UPDATE identities SET seen_at = 20, marked_at = NULL
    WHERE id = 'p' || $1::text AND seen_at < 20;

SELECT version, announcement, maintenance, maintenance_words, $1::text FROM bulletin
    WHERE id = 1;

SELECT target, kind, words, at FROM bans
    WHERE target = $1::text;

SELECT number, at, actor, act, target, words FROM acts
    WHERE actor = $1::text;

INSERT INTO processes (id, at, started_at, program, tables, sockets, people)
    VALUES ($1::text, 20, 10, 'linko', 1, 1, 1)
    ON CONFLICT (id)
    DO UPDATE SET at = excluded.at, tables = excluded.tables, sockets = excluded.sockets, people = excluded.people;

DELETE FROM processes
    WHERE id = $1::text;

INSERT INTO reviews (game_id, analyser, made_at, review)
    VALUES ('g' || $1::text, 'search', 13, '{}')
    ON CONFLICT (game_id, analyser)
    DO UPDATE SET made_at = excluded.made_at, review = excluded.review;

SELECT game_id, analyser, made_at, review FROM reviews
    WHERE game_id = 'g' || $1::text
    ORDER BY made_at DESC, analyser LIMIT 1;

INSERT INTO review_requests (identity, game_id, asked_at)
    VALUES ('p' || $1::text, 'g' || $1::text, 13)
    ON CONFLICT (identity)
    DO NOTHING;

SELECT game_id FROM review_requests
    WHERE identity = 'p' || $1::text;

SELECT game_id FROM review_requests
    WHERE game_id = 'g' || $1::text
    GROUP BY game_id
    ORDER BY MIN(asked_at), game_id LIMIT 10;

DELETE FROM review_requests
    WHERE identity = 'p' || $1::text AND game_id = 'g' || $1::text;

DELETE FROM review_requests
    WHERE game_id = 'g' || $1::text;

INSERT INTO daily_deals (day, seed, bot, drawn_at)
    VALUES ($1::text::integer, 'aa', 'greedy', 13)
    ON CONFLICT (day)
    DO NOTHING;

UPDATE daily_deals SET opened_at = 13
    WHERE day = $1::text::integer AND opened_at IS NULL;

SELECT day, seed, bot, drawn_at, opened_at FROM daily_deals
    WHERE day = $1::text::integer;

SELECT MAX(day) FROM daily_deals
    WHERE opened_at IS NOT NULL AND $1::text IS NOT NULL;

INSERT INTO daily_tries (table_id, game_id, identity, day, attempt, begun_at)
    VALUES ('t' || $1::text, 'g' || $1::text, 'p' || $1::text, $1::text::integer, 1, 13);

UPDATE daily_tries SET finished_at = 14, score = 9, squares = '-1r', counts = true AND attempt = 1
    WHERE game_id = 'g' || $1::text AND finished_at IS NULL;

SELECT table_id, game_id, identity, day, attempt, begun_at, finished_at, score, squares, counts FROM daily_tries
    WHERE identity = 'p' || $1::text AND day = $1::text::integer
    ORDER BY attempt;

SELECT score, COUNT(*) FROM daily_tries
    WHERE day = $1::text::integer AND counts = true
    GROUP BY score
    ORDER BY score;

SELECT day, score FROM daily_tries
    WHERE identity = 'p' || $1::text AND counts = true
    ORDER BY day;

INSERT INTO daily_bots (day, level, score)
    VALUES ($1::text::integer, 'greedy', 9)
    ON CONFLICT (day, level)
    DO NOTHING;

SELECT level, score FROM daily_bots
    WHERE day = $1::text::integer
    ORDER BY level;

INSERT INTO daily_answers (day, position, move)
    VALUES ($1::text::integer, 'aa', '7-7')
    ON CONFLICT (day, position)
    DO NOTHING;

SELECT move FROM daily_answers
    WHERE day = $1::text::integer AND position = 'aa';

UPDATE daily_tries SET identity = NULL
    WHERE identity = 'p' || $1::text;

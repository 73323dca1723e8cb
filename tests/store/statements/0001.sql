-- What servers of the release with revision 0001 say to PostgreSQL, word for word, but for the values.
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

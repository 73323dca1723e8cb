-- The schema of revision 0006 in PostgreSQL, as a release made it. Never change this file.

CREATE FUNCTION public.index_members() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
        DELETE FROM members WHERE table_id = NEW.id;
        INSERT INTO members (identity, table_id)
        SELECT DISTINCT value, NEW.id FROM json_array_elements_text(NEW.members::json);
        RETURN NULL;
    END $$;

CREATE FUNCTION public.refuse_gap() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
        IF NEW.version > 1 AND NOT EXISTS (
            SELECT 1 FROM log WHERE table_id = NEW.table_id AND version = NEW.version - 1
        ) THEN
            RAISE integrity_constraint_violation
            USING MESSAGE = 'a version is missing before this one';
        END IF;
        RETURN NEW;
    END $$;

CREATE TABLE public.acts (
    number bigint NOT NULL,
    at double precision NOT NULL,
    actor text NOT NULL,
    act text NOT NULL,
    target text,
    words text
);

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);

CREATE TABLE public.bans (
    target text NOT NULL,
    kind text NOT NULL,
    words text,
    at double precision NOT NULL,
    CONSTRAINT a_kind_of_ban CHECK ((kind = ANY (ARRAY['person'::text, 'address'::text])))
);

CREATE TABLE public.bulletin (
    id integer NOT NULL,
    version bigint NOT NULL,
    announcement text,
    maintenance boolean NOT NULL,
    maintenance_words text,
    CONSTRAINT one_bulletin CHECK ((id = 1))
);

CREATE TABLE public.daily_answers (
    day integer NOT NULL,
    "position" text NOT NULL,
    move text NOT NULL
);

CREATE TABLE public.daily_bots (
    day integer NOT NULL,
    level text NOT NULL,
    score integer NOT NULL
);

CREATE TABLE public.daily_deals (
    day integer NOT NULL,
    seed text NOT NULL,
    bot text NOT NULL,
    drawn_at double precision NOT NULL,
    opened_at double precision
);

CREATE TABLE public.daily_tries (
    table_id text NOT NULL,
    game_id text NOT NULL,
    identity text,
    day integer NOT NULL,
    attempt bigint NOT NULL,
    begun_at double precision NOT NULL,
    finished_at double precision,
    score integer,
    squares text,
    counts boolean
);

CREATE TABLE public.figures (
    identity text NOT NULL,
    finished_at double precision NOT NULL,
    game_id text NOT NULL,
    hour integer NOT NULL,
    seat integer NOT NULL,
    won integer NOT NULL
);

CREATE TABLE public.figures_editions (
    identity text NOT NULL,
    edition text NOT NULL,
    seats integer NOT NULL,
    games bigint NOT NULL,
    won bigint NOT NULL
);

CREATE TABLE public.figures_hours (
    identity text NOT NULL,
    hour integer NOT NULL,
    games bigint NOT NULL,
    won bigint NOT NULL,
    chance bigint NOT NULL
);

CREATE TABLE public.figures_opponents (
    identity text NOT NULL,
    is_bot boolean NOT NULL,
    opponent text NOT NULL,
    games bigint NOT NULL,
    won bigint NOT NULL
);

CREATE TABLE public.figures_reviews (
    identity text NOT NULL,
    hour integer NOT NULL,
    game_id text NOT NULL,
    loss double precision NOT NULL,
    deal double precision NOT NULL,
    draws double precision NOT NULL,
    own double precision NOT NULL,
    others double precision NOT NULL
);

CREATE TABLE public.figures_snatches (
    identity text NOT NULL,
    value integer NOT NULL,
    sets bigint NOT NULL,
    taken bigint NOT NULL,
    cards bigint NOT NULL,
    lost_sets bigint NOT NULL,
    lost_cards bigint NOT NULL
);

CREATE TABLE public.games (
    id text NOT NULL,
    table_id text NOT NULL,
    finished_at double precision NOT NULL,
    record text NOT NULL,
    players text NOT NULL
);

CREATE TABLE public.heartbeat (
    id integer NOT NULL,
    at double precision NOT NULL,
    running double precision NOT NULL,
    beats bigint NOT NULL,
    CONSTRAINT one_heartbeat CHECK ((id = 1))
);

CREATE TABLE public.identities (
    id text NOT NULL,
    token_hash bytea NOT NULL,
    name text NOT NULL,
    kind text NOT NULL,
    owner text,
    created_at double precision NOT NULL,
    seen_at double precision NOT NULL,
    marked_at double precision,
    CONSTRAINT a_kind CHECK ((kind = ANY (ARRAY['guest'::text, 'bot'::text])))
);

CREATE TABLE public.log (
    table_id text NOT NULL,
    version integer NOT NULL,
    at double precision NOT NULL,
    data text NOT NULL,
    game text,
    number integer,
    CONSTRAINT game_and_number CHECK (((game IS NULL) = (number IS NULL))),
    CONSTRAINT numbers_from_1 CHECK ((number >= 1)),
    CONSTRAINT versions_from_1 CHECK ((version >= 1))
);

CREATE TABLE public.members (
    identity text NOT NULL,
    table_id text NOT NULL
);

CREATE TABLE public.players (
    identity text NOT NULL,
    finished_at double precision NOT NULL,
    game_id text NOT NULL
);

CREATE TABLE public.processes (
    id text NOT NULL,
    at double precision NOT NULL,
    started_at double precision NOT NULL,
    program text NOT NULL,
    tables integer NOT NULL,
    sockets integer NOT NULL,
    people integer NOT NULL
);

CREATE TABLE public.review_requests (
    identity text NOT NULL,
    game_id text NOT NULL,
    asked_at double precision NOT NULL
);

CREATE TABLE public.reviews (
    game_id text NOT NULL,
    analyser text NOT NULL,
    made_at double precision NOT NULL,
    review text
);

CREATE TABLE public.tables (
    id text NOT NULL,
    code text,
    public boolean NOT NULL,
    status text NOT NULL,
    attended boolean NOT NULL,
    created_at double precision NOT NULL,
    changed_at double precision NOT NULL,
    summary text NOT NULL,
    members text NOT NULL,
    CONSTRAINT a_status CHECK ((status = ANY (ARRAY['open'::text, 'running'::text, 'finished'::text, 'closed'::text])))
);

ALTER TABLE ONLY public.acts
    ADD CONSTRAINT acts_pkey PRIMARY KEY (number);

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);

ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (target);

ALTER TABLE ONLY public.bulletin
    ADD CONSTRAINT bulletin_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.daily_answers
    ADD CONSTRAINT daily_answers_pkey PRIMARY KEY (day, "position");

ALTER TABLE ONLY public.daily_bots
    ADD CONSTRAINT daily_bots_pkey PRIMARY KEY (day, level);

ALTER TABLE ONLY public.daily_deals
    ADD CONSTRAINT daily_deals_pkey PRIMARY KEY (day);

ALTER TABLE ONLY public.daily_tries
    ADD CONSTRAINT daily_tries_pkey PRIMARY KEY (table_id);

ALTER TABLE ONLY public.figures_editions
    ADD CONSTRAINT figures_editions_pkey PRIMARY KEY (identity, edition, seats);

ALTER TABLE ONLY public.figures_hours
    ADD CONSTRAINT figures_hours_pkey PRIMARY KEY (identity, hour);

ALTER TABLE ONLY public.figures_opponents
    ADD CONSTRAINT figures_opponents_pkey PRIMARY KEY (identity, is_bot, opponent);

ALTER TABLE ONLY public.figures
    ADD CONSTRAINT figures_pkey PRIMARY KEY (identity, finished_at, game_id);

ALTER TABLE ONLY public.figures_reviews
    ADD CONSTRAINT figures_reviews_pkey PRIMARY KEY (identity, hour, game_id);

ALTER TABLE ONLY public.figures_snatches
    ADD CONSTRAINT figures_snatches_pkey PRIMARY KEY (identity, value);

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_token_hash_key UNIQUE (token_hash);

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_pkey PRIMARY KEY (table_id, version);

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (identity, table_id);

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_pkey PRIMARY KEY (identity, finished_at, game_id);

ALTER TABLE ONLY public.processes
    ADD CONSTRAINT processes_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.review_requests
    ADD CONSTRAINT review_requests_pkey PRIMARY KEY (identity);

ALTER TABLE ONLY public.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (game_id, analyser);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);

CREATE INDEX daily_scores ON public.daily_tries USING btree (day, counts, score);

CREATE UNIQUE INDEX daily_tries_of_game ON public.daily_tries USING btree (game_id);

CREATE UNIQUE INDEX daily_tries_of_person ON public.daily_tries USING btree (identity, day, attempt);

CREATE INDEX figures_of_game ON public.figures USING btree (game_id);

CREATE INDEX figures_opponent ON public.figures_opponents USING btree (opponent);

CREATE INDEX games_of_table ON public.games USING btree (table_id);

CREATE INDEX identities_of_owner ON public.identities USING btree (owner);

CREATE INDEX identities_seen ON public.identities USING btree (kind, seen_at);

CREATE UNIQUE INDEX log_moves ON public.log USING btree (game, number) WHERE (game IS NOT NULL);

CREATE INDEX members_of_table ON public.members USING btree (table_id);

CREATE INDEX players_of_game ON public.players USING btree (game_id);

CREATE INDEX review_requests_of_game ON public.review_requests USING btree (game_id);

CREATE INDEX tables_attended ON public.tables USING btree (id) WHERE attended;

CREATE INDEX tables_open ON public.tables USING btree (changed_at) WHERE (status = 'open'::text);

CREATE INDEX tables_public ON public.tables USING btree (status, changed_at) WHERE public;

CREATE TRIGGER log_without_gaps BEFORE INSERT ON public.log FOR EACH ROW EXECUTE FUNCTION public.refuse_gap();

CREATE TRIGGER members_of_changed AFTER UPDATE ON public.tables FOR EACH ROW WHEN ((new.members <> old.members)) EXECUTE FUNCTION public.index_members();

CREATE TRIGGER members_of_new AFTER INSERT ON public.tables FOR EACH ROW EXECUTE FUNCTION public.index_members();

ALTER TABLE ONLY public.games
    ADD CONSTRAINT games_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id);

ALTER TABLE ONLY public.identities
    ADD CONSTRAINT identities_owner_fkey FOREIGN KEY (owner) REFERENCES public.identities(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.log
    ADD CONSTRAINT log_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.players
    ADD CONSTRAINT players_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.games(id);

INSERT INTO public.bulletin (id, version, maintenance) VALUES (1, 0, false);

INSERT INTO public.alembic_version (version_num) VALUES ('0006');

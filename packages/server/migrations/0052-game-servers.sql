-- A game server: a process of the game that talks to the portal. A name is never given again, because acts name it.
create table game_server (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- The game worlds whose characters it may report and hand things out to.
  worlds text[] not null check (cardinality(worlds) > 0),
  scopes text[] not null check (cardinality(scopes) > 0),
  added_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table game_server_key (
  id bigint generated always as identity primary key,
  game_server_id bigint not null references game_server,
  -- Keys are random, so a fast hash is enough.
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index game_server_key_game_server_id on game_server_key (game_server_id);

-- First parts of revisions. Boots and game sessions take theirs from here, so a later one always has the greater.
create sequence bridge_epoch as bigint;

-- One run of a game server, from its start to its end.
create table game_boot (
  boot_id uuid primary key,
  game_server_id bigint not null references game_server,
  epoch bigint not null unique,
  build text not null,
  task_kinds text[] not null,
  greeted_at timestamptz not null default now(),
  -- Its sessions are online until then, and unknown afterwards.
  lease_until timestamptz,
  -- Open pages have been told that the lease is over.
  is_lapse_noticed boolean not null default false,
  presence_sequence bigint not null default 0,
  -- The portal's clock minus the game server's.
  clock_skew_ms bigint not null default 0,
  -- A later boot has replaced it.
  ended_at timestamptz
);
create unique index game_boot_current on game_boot (game_server_id) where ended_at is null;

-- Answers to batches, for repeats, and what `bridge status` counts.
create table bridge_batch (
  game_server_id bigint not null references game_server,
  batch_id uuid not null,
  game_server_key_id bigint not null references game_server_key,
  endpoint text not null,
  request_hash bytea not null,
  answer jsonb not null,
  applied int not null,
  unchanged int not null,
  stale int not null,
  refused int not null,
  sent_at timestamptz not null,
  received_at timestamptz not null default now(),
  primary key (game_server_id, batch_id)
);
create index bridge_batch_received_at on bridge_batch (received_at);

-- Refused entries, for operators.
create table bridge_refusal (
  id bigint generated always as identity primary key,
  game_server_id bigint not null references game_server,
  batch_id uuid not null,
  endpoint text not null,
  entry_index int not null,
  reason text not null check (reason ~ '^[A-Z][A-Z_]{1,39}$'),
  -- What the entry is about, and the fields of a bad one. Never the entry itself.
  details jsonb not null,
  refused_at timestamptz not null default now()
);
create index bridge_refusal_refused_at on bridge_refusal (refused_at);

-- A character in the game. An account is online while it has an open session whose boot has a lease, unknown while the lease
-- is over, and offline without one. Unknown is not offline.
create table game_session (
  -- Made by the game server.
  id uuid primary key,
  account_id bigint not null references account (id),
  character_id bigint not null references character (id),
  game_server_id bigint not null references game_server,
  boot_id uuid not null references game_boot,
  epoch bigint not null unique,
  started_at timestamptz not null default now(),
  -- ending: the player has left; the final snapshot is missing.
  state text not null default 'online' check (state in ('online', 'ending', 'ended')),
  -- Of the last snapshot in this epoch.
  final_counter bigint,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logged-out', 'not-present', 'restarted', 'replaced', 'taken-over', 'released')),
  constraint game_session_ended check ((state = 'ended') = (ended_at is not null) and (state = 'ended') = (end_reason is not null)),
  constraint game_session_ending check (state <> 'ending' or final_counter is not null)
);
-- An account is in the game once.
create unique index game_session_open on game_session (account_id) where state <> 'ended';
create index game_session_open_of_boot on game_session (boot_id) where state <> 'ended';
create index game_session_ending on game_session (character_id) where state = 'ending';
create index game_session_character_id on game_session (character_id);
create index game_session_ended_at on game_session (ended_at);

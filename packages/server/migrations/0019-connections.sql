-- The account of the chat community that belongs to an account. No access to it is kept.
create table chat_connection (
  account_id bigint primary key references account (id) on delete cascade,
  provider text not null,
  external_id text not null,
  name text not null,
  connected_at timestamptz not null default now(),
  unique (provider, external_id)
);

-- A consent that is asked for elsewhere; only the session that asked can use the answer.
create table chat_connection_attempt (
  state_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade,
  code_verifier text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index chat_connection_attempt_expires_at on chat_connection_attempt (expires_at);

-- What the sandbox of the chat community has consented to.
create table sandbox_chat_code (
  code_hash bytea primary key,
  code_challenge text not null,
  redirect_uri text not null,
  external_id text not null,
  name text not null,
  expires_at timestamptz not null
);

-- What open pages are told, for a few minutes: every process reads what is new for the pages that it serves.
create table live_event (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  event jsonb not null,
  -- When it was written, not when its transaction began: readers look at the last seconds again.
  created_at timestamptz not null default clock_timestamp()
);
create index live_event_created_at on live_event (created_at);

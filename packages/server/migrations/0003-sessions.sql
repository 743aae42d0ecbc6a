create table signing_key (
  id text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);

-- One log-in on one device: the family of its refresh tokens, of which the current one and its parent are known.
create table session (
  id uuid primary key,
  account_id bigint not null references account (id),
  -- Counts the rotations; an access token carries the one that it was issued with.
  generation int not null default 1,
  token_hash bytea not null,
  parent_hash bytea,
  -- Makes the successor of a token: derived, so that a repeat gets the same one though only hashes are kept.
  rotation_key bytea not null,
  bind_hash bytea not null,
  rotated_at timestamptz not null default now(),
  -- Somebody has received and used the current tokens, so their parent has no further use.
  is_current_used boolean not null default false,
  -- Stays when the browser closes.
  is_kept boolean not null default false,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create unique index session_token on session (token_hash);
create unique index session_parent on session (parent_hash);
create index session_account on session (account_id);
create index session_expires_at on session (expires_at);

-- Refresh tokens older than the parent: whoever shows one holds a stolen token, or had it stolen.
create table spent_refresh_token (
  token_hash bytea primary key,
  session_id uuid not null references session (id) on delete cascade
);
create index spent_refresh_token_session on spent_refresh_token (session_id);

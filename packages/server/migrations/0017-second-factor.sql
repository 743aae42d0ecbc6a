-- Until when no further proof of identity is asked.
alter table session add column stepped_up_until timestamptz;

-- The secret is encrypted with a key that is not in the database. Without enabled_at it waits for its first code.
create table two_factor (
  account_id bigint primary key references account (id) on delete cascade,
  secret_box bytea not null,
  enabled_at timestamptz,
  expires_at timestamptz,
  -- Time step of the last code that was taken: no code is taken twice.
  last_step bigint not null default 0,
  codes_saved_at timestamptz,
  created_at timestamptz not null default now()
);

create table backup_code (
  account_id bigint not null references account (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

create table passkey (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  is_synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_account_id on passkey (account_id);

create table passkey_challenge (
  id uuid primary key,
  purpose text not null check (purpose in ('log-in', 'registration', 'step-up')),
  -- Null for a log-in: who it is only the answer tells.
  session_id uuid references session (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
create index passkey_challenge_expires_at on passkey_challenge (expires_at);

create table account (
  id bigint generated always as identity (start with 48000) primary key,
  user_id bigint generated always as identity (start with 20900) unique,
  username text not null,
  email text not null,
  password_hash text not null,
  role text not null default 'PLAYER' check (role in ('PLAYER', 'ADMIN')),
  locale text not null,
  theme text not null default 'dark',
  banner text not null default 'orange',
  activated_at timestamptz,
  banned_at timestamptz,
  -- Null with banned_at set: for good.
  banned_until timestamptz,
  ban_reason text,
  created_at timestamptz not null default now()
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));

-- What a player agreed to, kept as evidence.
create table account_consent (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  document text not null,
  version text not null,
  locale text not null,
  address text not null,
  given_at timestamptz not null default now()
);
create index account_consent_account on account_consent (account_id);

-- A mailed link. Only the hash of its token is kept.
create table one_time_token (
  token_hash bytea primary key,
  account_id bigint not null references account (id),
  purpose text not null check (purpose in ('activation')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_token_account on one_time_token (account_id);
create index one_time_token_expires_at on one_time_token (expires_at);

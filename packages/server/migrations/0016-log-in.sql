-- What a mailed link is about beside its account, such as the address that it confirms.
alter table one_time_token add column payload jsonb not null default '{}';
alter table one_time_token drop constraint one_time_token_purpose_check;
alter table one_time_token add constraint one_time_token_purpose_check check (
  purpose in ('activation', 'password-reset', 'email-confirmation', 'email-undo', 'session-end', 'data-export')
);

-- A log-in that has the right password and waits for the second factor.
create table log_in_challenge (
  challenge_hash bytea primary key,
  account_id bigint not null references account (id) on delete cascade,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index log_in_challenge_expires_at on log_in_challenge (expires_at);

-- A browser that an account has logged in from; it holds the secret in a cookie that outlives its sessions.
create table known_device (
  account_id bigint not null references account (id) on delete cascade,
  secret_hash bytea not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (account_id, secret_hash)
);
create index known_device_secret_hash on known_device (secret_hash);
create index known_device_last_seen_at on known_device (last_seen_at);

-- Each time that a limit is exceeded again within a day, the wait doubles.
alter table rate_limit add column strikes int not null default 0;
alter table rate_limit add column strikes_end_at timestamptz;

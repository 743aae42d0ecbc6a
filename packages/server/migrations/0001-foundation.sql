-- What a request with an Idempotency-Key was answered, written in the transaction of the act itself.
create table idempotency_key (
  account_id bigint not null,
  key uuid not null,
  endpoint text not null,
  request_hash bytea not null,
  -- The reply; null while an act that calls a provider is still open.
  status int,
  reply text,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Attempts counted in fixed windows, for limits that hold over all processes.
create table rate_limit (
  key text primary key,
  window_ends_at timestamptz not null,
  hits int not null
);
create index rate_limit_window_ends_at on rate_limit (window_ends_at);

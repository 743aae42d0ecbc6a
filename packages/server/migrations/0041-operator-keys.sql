-- Who may run commands. A name is never given again, because acts name it. No name contains a parenthesis: acts without an
-- operator are recorded as "(no operator)" and "(SECRET_KEY …)".
create table operator (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  added_at timestamptz not null default now(),
  revoked_at timestamptz
);

create table operator_key (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operator,
  -- Keys are random, so a fast hash is enough.
  hash bytea not null unique,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index operator_key_operator_id on operator_key (operator_id);

-- Commands that need a second operator. Confirming one runs exactly what is stored here.
create table operator_request (
  id bigint generated always as identity primary key,
  requested_by bigint not null references operator,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  why text not null check (why ~ '\S'),
  command text not null,
  operands jsonb not null,
  -- The contents of the files that operands name, by operand.
  files jsonb not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'rejected', 'withdrawn')),
  closed_by bigint references operator,
  closed_at timestamptz,
  check ((state = 'open') = (closed_by is null) and (state = 'open') = (closed_at is null)),
  check (state in ('open', 'withdrawn') = (closed_by is null or closed_by = requested_by))
);

-- What operators looked at. Changes are in operator_act.
create table operator_reading (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  who text not null,
  command text not null,
  operands jsonb not null
);
create index operator_reading_happened_at on operator_reading (happened_at);

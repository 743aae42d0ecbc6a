-- What the codes of the game mean, in all languages: each import of an operator. The latest one is shown.
create table game_data (
  -- SHA-256 of the content.
  hash bytea primary key check (length(hash) = 32),
  body jsonb not null,
  imported_at timestamptz not null default clock_timestamp()
);
create index game_data_imported_at on game_data (imported_at);

-- A board of a boss, or the only one of its key, in a season. Boards without seasons have one of code 0.
create table board_season (
  id bigint generated always as identity primary key,
  board text not null,
  boss int,
  season int not null,
  -- Order of the bosses in the game data.
  place int not null default 0,
  -- The current game data has it.
  is_listed boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  closed_at timestamptz,
  -- Changes with everything that the board shows.
  version bigint not null default 1,
  -- The first 100 when it was closed, and their SHA-256.
  result jsonb,
  result_hash bytea check (length(result_hash) = 32),
  -- Of a board that follows reports: the character up to which earlier ones were taken over; null: all.
  filled_to bigint,
  -- The last day whose ranks are stored, and the account up to which those of the next one are.
  ranked_day date,
  ranked_to bigint,
  unique nulls not distinct (board, boss, season),
  constraint board_season_closed check ((closed_at is null) = (result is null) and (result is null) = (result_hash is null))
);
create index board_season_open on board_season (ends_at) where closed_at is null;

-- The score of a character in a season.
create table board_entry (
  season_id bigint not null references board_season,
  character_id bigint not null references character on delete cascade,
  -- Less is better: the score of a board on which more is better is negated. Rows sort by this, when it was reached,
  -- and the character, all in one direction, so that a place is one condition of an index.
  sort_key bigint not null,
  reached_at timestamptz(3) not null,
  class_code int not null,
  faction text not null,
  -- By name: the total, and when it was reached in milliseconds since 1970.
  figures jsonb,
  party text[],
  -- False if the character ranks nowhere, or the score is none.
  is_ranked boolean not null,
  game_server_id bigint references game_server,
  batch_id uuid,
  score_id text,
  reported_at timestamptz not null default now(),
  primary key (season_id, character_id)
);
create index board_entry_place on board_entry (season_id, sort_key, reached_at, character_id) where is_ranked;
create index board_entry_class on board_entry (season_id, class_code, sort_key, reached_at, character_id) where is_ranked;
create index board_entry_faction on board_entry (season_id, faction, sort_key, reached_at, character_id) where is_ranked;
create index board_entry_class_faction on board_entry
  (season_id, class_code, faction, sort_key, reached_at, character_id) where is_ranked;
create index board_entry_character_id on board_entry (character_id);
-- A player who is gone is no longer named in the parties of others.
create index board_entry_party on board_entry using gin (party) where party is not null;
-- Names are searched by their beginning.
create index character_name_beginning on character (lower(name) text_pattern_ops);

-- How many ranked entries a range of places has: up to the next row. A facet is a class and a faction, or * for all.
create table board_bucket (
  season_id bigint not null references board_season,
  facet text not null,
  from_key bigint not null,
  from_at timestamptz(3) not null,
  from_id bigint not null,
  entries int not null check (entries >= 0),
  primary key (season_id, facet, from_key, from_at, from_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02); -- So that counting changes no index.

-- The same of a range of buckets. Each begins where one of its buckets does. A large board has too many buckets to add up.
create table board_bucket_group (
  season_id bigint not null references board_season,
  facet text not null,
  from_key bigint not null,
  from_at timestamptz(3) not null,
  from_id bigint not null,
  entries int not null check (entries >= 0),
  primary key (season_id, facet, from_key, from_at, from_id)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.02);

-- Ranks of characters at the end of a day.
create table board_rank_day (
  season_id bigint not null references board_season,
  character_id bigint not null references character on delete cascade,
  day date not null,
  rank bigint not null check (rank > 0),
  primary key (season_id, character_id, day)
);
create index board_rank_day_day on board_rank_day (day);
create index board_rank_day_character_id on board_rank_day (character_id);

-- What has been added to boards that add up.
create table board_score (
  world text not null,
  score_id text not null,
  reached_at timestamptz not null,
  primary key (world, score_id)
);
create index board_score_reached_at on board_score (reached_at);

-- Nothing is written when a ban ends by itself. Then the characters return to the boards.
alter table account add column returns_to_boards_at timestamptz;
create index account_returns_to_boards_at on account (returns_to_boards_at) where returns_to_boards_at is not null;

-- Entries of a closed season are final. Who ranks nowhere disappears from it like from the others, and a player who is
-- gone leaves nothing.
create function refuse_change_of_closed_season() returns trigger language plpgsql as $$
declare
  changed_id bigint := case tg_op when 'DELETE' then old.season_id else new.season_id end;
begin
  if not exists (select from board_season where id = changed_id and closed_at is not null) then
    return case tg_op when 'DELETE' then old else new end;
  end if;
  if tg_op = 'DELETE' and not old.is_ranked then
    return old;
  end if;
  if tg_op = 'UPDATE' then
    if (to_jsonb(new) - 'is_ranked' - 'party') = (to_jsonb(old) - 'is_ranked' - 'party')
      and coalesce(new.party, '{}') <@ coalesce(old.party, '{}')
    then
      return new;
    end if;
  end if;
  raise exception 'The season is closed' using errcode = 'restrict_violation';
end
$$;
create trigger board_entry_final before insert or update or delete on board_entry
  for each row execute function refuse_change_of_closed_season();

create function refuse_reopened_season() returns trigger language plpgsql as $$
begin
  if (new.closed_at, new.result, new.result_hash, new.starts_at, new.ends_at)
    is distinct from (old.closed_at, old.result, old.result_hash, old.starts_at, old.ends_at)
  then
    raise exception 'The season is closed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger board_season_final before update on board_season
  for each row when (old.closed_at is not null) execute function refuse_reopened_season();

do $$
declare
  signature regprocedure;
begin
  foreach signature in array array['refuse_change_of_closed_season()', 'refuse_reopened_season()']::regprocedure[] loop
    execute format('alter function %s set search_path = pg_catalog, %I, pg_temp', signature, current_schema());
  end loop;
end
$$;

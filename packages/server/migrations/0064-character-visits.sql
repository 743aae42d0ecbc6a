-- What an owner saw on the last visits of the page of a character.
create table character_visit (
  character_id bigint primary key references character on delete cascade,
  -- The figures when the owner last saw the page; null: the game had reported none.
  seen jsonb,
  seen_at timestamptz not null default now(),
  -- `seen` and `seen_at` at the end of the visit before this one; null: this is the first one.
  last_seen jsonb,
  last_seen_at timestamptz
) with (fillfactor = 70); -- So that updates find room beside the old row.

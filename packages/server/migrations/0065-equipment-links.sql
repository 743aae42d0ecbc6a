-- What a character wore at a moment, for every player who has the link.
create table equipment_link (
  -- 128 random bits in base64url. Kept as it is, because the owner may copy the link again.
  key text primary key check (key ~ '^[A-Za-z0-9_-]{21}[AQgw]$'),
  character_id bigint not null references character on delete cascade,
  name text not null,
  class_code int not null,
  class_name text,
  element text not null,
  level int not null,
  hero_level int not null,
  -- Only what pages show of an item.
  items jsonb not null,
  captured_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp()
);
-- One link to the same equipment, however often it is asked for.
create unique index equipment_link_captured_at on equipment_link (character_id, captured_at);

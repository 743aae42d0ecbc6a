-- Characters get the game's own identity: an ID that is unique in its world. The name is only a label.
alter table character add column world text not null default 'main' check (world ~ '^[a-z][a-z0-9-]{0,39}$');
alter table character add column game_id text check (game_id ~ '^[A-Za-z0-9_:.-]{1,64}$');
update character set game_id = id::text;
alter table character alter column game_id set not null;
alter table character alter column world drop default;
create unique index character_game_id on character (world, game_id);

-- Only active characters have a slot; limits and slots are per account, over all worlds.
alter table character add column slot int check (slot >= 0);
update character set slot = numbered.slot
  from (
    select id, row_number() over (partition by account_id order by level desc, hero_level desc, id) - 1 as slot
    from character where is_active
  ) as numbered
  where numbered.id = character.id;
alter table character add constraint character_slot_is_active check (is_active = (slot is not null));
create unique index character_slot on character (account_id, slot);

-- Classes have the numeric codes of the game, because a game may have classes that the portal does not know.
alter table character add column class_code int not null default 0 check (class_code >= 0);
update character set class_code = case character_class
  when 'hoplite' then 1 when 'archer' then 2 when 'oracle' then 3 when 'pankratiast' then 4 else 0 end;
alter table character alter column class_code drop default;
alter table character add column class_name text;
alter table character drop column character_class;

-- The game has deleted the character. Orders and coupons still name it.
alter table character add column deleted_at timestamptz;
-- What is left of deleted accounts: characters without their data, which gifts still name.
update character set is_active = false, slot = null, deleted_at = account.deleted_at
  from account where account.id = account_id and account.deleted_at is not null;
alter table character add constraint character_deleted check (deleted_at is null or not is_active);

-- Where the portal's knowledge of a character comes from. Apart from `character`, because it changes with every report.
create table character_snapshot (
  character_id bigint primary key references character on delete cascade,
  -- By section: epoch, counter, capturedAt, hash.
  heads jsonb not null,
  -- The latest revision in a game session of the character of which everything is stored. The session can end then.
  epoch bigint not null,
  counter bigint not null,
  game_server_id bigint references game_server,
  received_at timestamptz not null default now(),
  -- Sections that the portal asks for; null: none.
  wanted_sections text[] check (cardinality(wanted_sections) > 0)
) with (fillfactor = 70); -- So that updates find room beside the old row, and no index changes.
create index character_snapshot_wanted on character_snapshot (character_id) where wanted_sections is not null;
-- Nothing is known of these but their summary.
insert into character_snapshot (character_id, heads, epoch, counter, wanted_sections)
  select id, '{}', 0, 0, '{summary,equipment,inventory,mates,bonuses,bazaar,combat}' from character
  where deleted_at is null;

-- What pages show of a section. Read only by the page of the section.
create table character_section (
  character_id bigint not null references character on delete cascade,
  section text not null,
  body jsonb not null,
  changed_at timestamptz not null default now(),
  primary key (character_id, section)
);

-- Names that a character has had.
create table character_name_history (
  character_id bigint not null references character on delete cascade,
  name text not null,
  used_from timestamptz not null,
  primary key (character_id, used_from)
);
create index character_name_history_lower_name on character_name_history (lower(name));
insert into character_name_history (character_id, name, used_from) select id, name, created_at from character
  where deleted_at is null;

-- What the owner of a character has opened to players. No row: nothing, as for every new character.
create table character_privacy (
  character_id bigint primary key references character on delete cascade,
  opened_details text[] not null default '{}' check (
    opened_details <@ array['equipment', 'inventory', 'bonuses', 'bazaar', 'mates', 'statistics', 'bank', 'lastVisit']
    and array_position(opened_details, null) is null
  ),
  is_hidden_from_leaderboards boolean not null default false,
  changed_at timestamptz not null default now()
);
-- Leaderboards leave these out.
create index character_privacy_hidden on character_privacy (character_id) where is_hidden_from_leaderboards;

-- The last visit of a character is read with every view of it.
create index game_session_of_character on game_session (character_id, ended_at);
drop index game_session_character_id;

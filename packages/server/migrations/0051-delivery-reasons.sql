-- What the game server said of the last attempt, in its own words. For operators.
alter table delivery rename column reason to game_note;
-- Why the last attempt failed, as a code that players read in their language.
alter table delivery add column reason text check (reason ~ '^[A-Z][A-Z_]{1,39}$');
update delivery set reason = 'OTHER' where game_note is not null;

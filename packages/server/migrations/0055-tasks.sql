-- Everything that the portal wants done in the game is a task under a lease. Deliveries become one kind of task and keep their IDs.
alter table delivery rename to task;
alter table task rename constraint delivery_pkey to task_pkey;
alter table task rename constraint delivery_state_check to task_state_check;
alter table task rename constraint delivery_settled to task_settled;
alter table task rename constraint delivery_leased to task_leased;
alter table task rename constraint delivery_refunded to task_refunded;
alter index delivery_queued rename to task_queued;
alter index delivery_claimed rename to task_claimed;
alter index delivery_character_id rename to task_character_id;
alter index delivery_delayed rename to task_delayed;
alter table task rename constraint delivery_replaced to task_replaced;
alter index delivery_replaced_by_id rename to task_replaced_by_id;
alter sequence delivery_id_seq rename to task_id_seq;

alter table task add column kind text not null default 'delivery'
  check (kind in ('delivery', 'activate', 'deactivate', 'remove-character', 'move-listings', 'end-session'));
alter table task alter column kind drop default;
alter table task alter column item_id drop not null;
alter table task alter column quantity drop not null;
alter table task alter column paid_coins set default 0;
alter table task add constraint task_delivery check (
  (kind = 'delivery') = (item_id is not null) and (kind = 'delivery') = (quantity is not null) and (kind = 'delivery' or paid_coins = 0));
-- What tasks of other kinds need besides account and character.
alter table task add column details jsonb not null default '{}';
-- The world of the character when the task was queued.
alter table task add column world text;
update task set world = (select world from character where id = character_id);
alter table task alter column world set not null;
-- Only this game server may claim it; null: any of the world.
alter table task add column for_game_server_id bigint references game_server;
-- The game's own number of what it did, for support.
alter table task add column game_reference text;
drop index task_queued;
create index task_queued on task (world, due_at, id) where state = 'queued';
-- Two tasks of a character never run on two game servers.
create index task_unsettled on task (character_id, id) where state in ('queued', 'claimed', 'delayed');

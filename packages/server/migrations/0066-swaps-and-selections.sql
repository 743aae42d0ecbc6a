-- Activations and deactivations have dates of their own: the weekly limit counts activations only.
alter table character add column activated_at timestamptz;
alter table character add column deactivated_at timestamptz;
update character set activated_at = swapped_at where is_active;
update character set deactivated_at = swapped_at where not is_active;
alter table character drop column swapped_at;

-- The game reports a character anew before it is deleted for good.
alter table task drop constraint task_kind_check;
alter table task add constraint task_kind_check check (
  kind in ('delivery', 'activate', 'deactivate', 'report-character', 'remove-character', 'move-listings', 'end-session'));
-- A delivery hands out an item of the catalog, or one that a deleted character had.
alter table task add column game_item jsonb;
alter table task drop constraint task_delivery;
alter table task add constraint task_delivery check (
  (kind = 'delivery') = (num_nonnulls(item_id, game_item) = 1) and (kind = 'delivery') = (quantity is not null)
  and (kind = 'delivery' or (paid_coins = 0 and item_id is null and game_item is null)));

-- An activation or deactivation that a player has requested.
create table character_swap (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  character_id bigint not null references character (id),
  kind text not null check (kind in ('activate', 'deactivate')),
  -- Of an activation: kept free until it is settled.
  slot int check (slot >= 0),
  task_id bigint not null unique references task (id),
  state text not null default 'pending' check (state in ('pending', 'applied', 'lapsed', 'failed')),
  requested_at timestamptz not null default now(),
  settled_at timestamptz,
  constraint character_swap_slot check ((kind = 'activate') = (slot is not null)),
  constraint character_swap_settled check ((state = 'pending') = (settled_at is null))
);
-- One swap at a time.
create unique index character_swap_pending on character_swap (account_id) where state = 'pending';
create index character_swap_requested on character_swap (account_id, requested_at desc, id desc);
create index character_swap_character_id on character_swap (character_id);
create index character_swap_waiting on character_swap (requested_at) where state = 'pending';

-- A permanent selection: the characters of an account that stay, and those that are deleted for good.
create table character_selection (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  state text not null default 'pending' check (state in ('pending', 'changed', 'running', 'done', 'cancelled')),
  kept_ids bigint[] not null check (cardinality(kept_ids) > 0),
  deleted_ids bigint[] not null check (cardinality(deleted_ids) > 0),
  heir_id bigint not null references character (id),
  -- Items of the deleted characters when the player confirmed, by character.
  confirmed_items jsonb not null,
  -- What becomes coupons, by character, once it is final: null until then.
  final_items jsonb,
  request_key uuid not null,
  locale text not null,
  cooling_off_hours int not null check (cooling_off_hours >= 0),
  confirmed_at timestamptz not null default now(),
  confirmed_with text,
  due_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  cancellation text check (cancellation in ('player', 'ban', 'account-deletion')),
  unique (account_id, request_key),
  constraint character_selection_heir check (heir_id = any(kept_ids)),
  constraint character_selection_ended check ((state in ('done', 'cancelled')) = (ended_at is not null)),
  constraint character_selection_cancelled check ((state = 'cancelled') = (cancellation is not null)),
  constraint character_selection_final check (state <> 'done' or final_items is not null)
);
create unique index character_selection_open on character_selection (account_id)
  where state in ('pending', 'changed', 'running');
create index character_selection_due on character_selection (due_at) where state in ('pending', 'running');
create index character_selection_account_id on character_selection (account_id, confirmed_at desc);

-- The tasks of a selection that is carried out. A step is queued once for each character.
create table character_selection_task (
  selection_id bigint not null references character_selection on delete cascade,
  step text not null check (step in ('report-character', 'move-listings', 'remove-character')),
  character_id bigint not null references character (id),
  task_id bigint not null unique references task (id),
  primary key (selection_id, step, character_id)
);

-- Items of deleted characters are coupons without a code.
alter table coupon alter column code_hash drop not null;
alter table coupon alter column code_box drop not null;
alter table coupon alter column request_key drop not null;
alter table coupon add column game_item jsonb;
alter table coupon add column selection_id bigint references character_selection (id);
alter table coupon add column from_character_id bigint references character (id);
-- Counts the coupons of a character of a selection, so that none is made twice.
alter table coupon add column selection_ordinal int;
alter table coupon drop constraint coupon_contents;
alter table coupon add constraint coupon_contents check (
  num_nonnulls(coins, item_id, game_item) = 1 and (coins is null) = (quantity is not null));
alter table coupon add constraint coupon_origin check (
  (code_hash is null) = (selection_id is not null) and (code_hash is null) = (game_item is not null)
  and (code_hash is null) = (request_key is null) and (code_hash is not null or code_box is null)
  and (selection_id is null) = (from_character_id is null) and (selection_id is null) = (selection_ordinal is null));
create unique index coupon_of_selection on coupon (selection_id, from_character_id, selection_ordinal);
create index coupon_from_character_id on coupon (from_character_id);

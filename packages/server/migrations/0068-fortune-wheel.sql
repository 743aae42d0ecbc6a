-- Whether players can spin. One row.
create table wheel_state (
  is_single boolean primary key default true check (is_single),
  is_open boolean not null default true,
  changed_at timestamptz not null default now(),
  -- When the book of tickets and tokens is to be compared with the accounts.
  book_check_due_at timestamptz not null default now()
);
insert into wheel_state default values;

-- A version of the odds. New seeds are bound to the newest one that has started.
create table wheel_table (
  version int primary key check (version > 0),
  starts_at timestamptz not null unique,
  -- From then on no seed may spin with it.
  ends_at timestamptz check (ends_at > starts_at),
  created_at timestamptz not null default now()
);

create table wheel_table_set (
  table_version int not null references wheel_table (version),
  set text not null check (set in ('regular', 'jackpot')),
  -- The published text, exactly as it is hashed.
  text text not null,
  table_hash bytea not null check (length(table_hash) = 32),
  weight_total bigint not null check (weight_total between 1 and 2147483648),
  primary key (table_version, set)
);

-- The rows of the text.
create table wheel_reward (
  table_version int not null,
  set text not null,
  -- From 0.
  row_index int not null check (row_index >= 0),
  reward_id text not null,
  item_id text references item (id),
  quantity int check (quantity > 0),
  coins bigint check (coins > 0),
  tickets int check (tickets > 0),
  weight bigint not null check (weight > 0),
  primary key (table_version, set, row_index),
  unique (table_version, set, reward_id),
  foreign key (table_version, set) references wheel_table_set (table_version, set),
  constraint wheel_reward_contents check (
    num_nonnulls(item_id, coins, tickets) = 1 and (item_id is null) = (quantity is null))
);
create index wheel_reward_item_id on wheel_reward (item_id);

create trigger wheel_table_set_append_only before update or delete or truncate on wheel_table_set
  for each statement execute function refuse_change();
create trigger wheel_reward_append_only before update or delete or truncate on wheel_reward
  for each statement execute function refuse_change();

-- What tokens can be exchanged for.
create table wheel_offer (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  item_id text references item (id),
  quantity int check (quantity > 0),
  tickets int check (tickets > 0),
  price_tokens int not null check (price_tokens > 0),
  position int not null,
  is_listed boolean not null default true,
  constraint wheel_offer_contents check (
    num_nonnulls(item_id, tickets) = 1 and (item_id is null) = (quantity is null))
);
create index wheel_offer_item_id on wheel_offer (item_id);

create table wheel_account (
  account_id bigint primary key references account (id),
  -- The checked sums of the entries.
  tickets bigint not null default 0 check (tickets >= 0),
  tokens bigint not null default 0 check (tokens >= 0),
  spins bigint not null default 0 check (spins >= 0),
  spins_since_jackpot int not null default 0 check (spins_since_jackpot between 0 and 29),
  -- The number of the latest spin whose result the player has seen.
  seen_spins bigint not null default 0,
  -- The most spins in 24 hours; null for no limit.
  max_spins int check (max_spins >= 0),
  raised_max_spins int check (raised_max_spins >= 0),
  raised_at timestamptz,
  constraint wheel_account_spins check (spins_since_jackpot = spins % 30 and seen_spins <= spins)
);

-- The book of tickets and tokens.
create table wheel_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  currency text not null check (currency in ('ticket', 'token')),
  amount bigint not null check (amount <> 0),
  balance_after bigint not null check (balance_after >= 0),
  kind text not null check (kind in ('spin', 'reward', 'exchange', 'coupon', 'game-award', 'operator', 'demo-opening')),
  -- With kind and currency: the act, which is entered once. `spin:90418`, `coupon:12`, `game:argos:quest-7`.
  reference text not null,
  -- Of a game award. No reference: the entry stays when the character is purged.
  character_id bigint,
  created_at timestamptz not null default now(),
  unique (kind, reference, currency)
);
create index wheel_entry_account_id on wheel_entry (account_id, id desc);
-- The log of a player lists these, among the many entries of spins.
create index wheel_entry_award on wheel_entry (account_id, created_at desc, id desc)
  where currency = 'ticket' and kind in ('coupon', 'game-award', 'operator');
create trigger wheel_entry_append_only before update or delete or truncate on wheel_entry
  for each statement execute function refuse_change();

-- Keys that sign receipts and checkpoints.
create table wheel_key (
  id text primary key,
  public_jwk jsonb not null,
  -- Null: it signs no more.
  private_box bytea,
  created_at timestamptz not null default now()
);

-- The public log: signed statements that name neither account nor character.
create table wheel_leaf (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('seed', 'void', 'spin')),
  statement text not null,
  created_at timestamptz not null default now(),
  -- Given by the next checkpoint, so that spins do not wait for one another.
  position bigint unique check (position >= 0)
);
create index wheel_leaf_waiting on wheel_leaf (id) where position is null;

-- Complete subtrees of the log: level 0 holds the leaves.
create table wheel_log_node (
  level int not null,
  position bigint not null,
  node_hash bytea not null check (length(node_hash) = 32),
  primary key (level, position)
);

create table wheel_checkpoint (
  size bigint primary key check (size >= 0),
  root_hash bytea not null check (length(root_hash) = 32),
  spins bigint not null,
  statement text not null,
  signed_at timestamptz not null
);

create function refuse_rewritten_leaf() returns trigger language plpgsql as $$
begin
  if old.position is not null or (new.id, new.kind, new.statement, new.created_at)
    is distinct from (old.id, old.kind, old.statement, old.created_at)
  then
    raise exception 'wheel_leaf is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger wheel_leaf_placed_once before update on wheel_leaf
  for each row execute function refuse_rewritten_leaf();
create trigger wheel_leaf_kept before delete or truncate on wheel_leaf
  for each statement execute function refuse_change();
create trigger wheel_log_node_append_only before update or delete or truncate on wheel_log_node
  for each statement execute function refuse_change();
create trigger wheel_checkpoint_append_only before update or delete or truncate on wheel_checkpoint
  for each statement execute function refuse_change();

-- A secret number of the server, bound to a table. Its hash is public before the player's number is accepted.
create table wheel_seed (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  state text not null default 'next' check (state in ('next', 'active', 'revealed', 'void')),
  table_version int not null references wheel_table (version),
  seed_box bytea not null,
  seed_hash bytea not null unique check (length(seed_hash) = 32),
  -- Hexadecimal; published.
  revealed_seed text check (revealed_seed ~ '^[0-9a-f]{64}$'),
  client_seed text check (client_seed ~ '^[0-9a-f]{16,64}$'),
  spins int not null default 0 check (spins between 0 and 1000),
  leaf_id bigint not null unique references wheel_leaf (id),
  void_leaf_id bigint unique references wheel_leaf (id),
  committed_at timestamptz not null default now(),
  activated_at timestamptz,
  revealed_at timestamptz,
  constraint wheel_seed_active check ((state in ('active', 'revealed')) = (num_nonnulls(client_seed, activated_at) = 2)),
  constraint wheel_seed_client check (num_nonnulls(client_seed, activated_at) in (0, 2)),
  constraint wheel_seed_revealed check ((state = 'revealed') = (num_nonnulls(revealed_seed, revealed_at) = 2)),
  constraint wheel_seed_not_revealed check (num_nonnulls(revealed_seed, revealed_at) in (0, 2)),
  constraint wheel_seed_void check ((state = 'void') = (void_leaf_id is not null)),
  constraint wheel_seed_unused check (state in ('active', 'revealed') or spins = 0)
);
create unique index wheel_seed_next on wheel_seed (account_id) where state = 'next';
create unique index wheel_seed_active_one on wheel_seed (account_id) where state = 'active';
create index wheel_seed_account_id on wheel_seed (account_id, id desc);
create index wheel_seed_activated_at on wheel_seed (activated_at) where state = 'active';
create index wheel_seed_table_version on wheel_seed (table_version) where state = 'active';

-- A revealed or void seed stays so, and nothing that a draw depends on ever changes.
create function refuse_changed_seed() returns trigger language plpgsql as $$
begin
  if (new.account_id, new.table_version, new.seed_hash, new.leaf_id, new.committed_at)
      is distinct from (old.account_id, old.table_version, old.seed_hash, old.leaf_id, old.committed_at)
    or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
    or (old.revealed_seed is not null and new.revealed_seed is distinct from old.revealed_seed)
    or new.spins < old.spins
    or (old.state, new.state) not in (
      ('next', 'next'), ('next', 'active'), ('next', 'void'), ('active', 'active'), ('active', 'revealed'),
      ('revealed', 'revealed'), ('void', 'void'))
    or (old.state <> 'active' and new.spins <> old.spins)
  then
    raise exception 'A seed is fixed' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger wheel_seed_fixed before update on wheel_seed for each row execute function refuse_changed_seed();

create table wheel_spin (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  -- Counts the spins of the account from 1.
  spin_no bigint not null check (spin_no > 0),
  request_key uuid not null,
  seed_id bigint not null references wheel_seed (id),
  nonce int not null check (nonce between 0 and 999),
  table_version int not null,
  set text not null,
  row_index int not null,
  draw bigint not null check (draw >= 0),
  character_id bigint references character (id),
  delivery_id bigint unique references task (id),
  ledger_transaction_id bigint references ledger_transaction (id),
  leaf_id bigint not null unique references wheel_leaf (id),
  tickets_after bigint not null,
  tokens_after bigint not null,
  spun_at timestamptz not null default now(),
  unique (account_id, spin_no),
  unique (account_id, request_key),
  unique (seed_id, nonce),
  foreign key (table_version, set, row_index) references wheel_reward (table_version, set, row_index),
  constraint wheel_spin_jackpot check ((set = 'jackpot') = (spin_no % 30 = 0))
);
create index wheel_spin_spun_at on wheel_spin (account_id, spun_at desc, id desc);
create index wheel_spin_character_id on wheel_spin (character_id);
create index wheel_spin_ledger_transaction_id on wheel_spin (ledger_transaction_id);

create table wheel_exchange (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  offer_id text not null references wheel_offer (id),
  -- What one of them granted.
  item_id text references item (id),
  item_quantity int,
  tickets int,
  quantity int not null check (quantity > 0),
  price_tokens int not null check (price_tokens > 0),
  character_id bigint references character (id),
  delivery_id bigint unique references task (id),
  tickets_after bigint not null,
  tokens_after bigint not null,
  created_at timestamptz not null default now(),
  constraint wheel_exchange_contents check (
    num_nonnulls(item_id, tickets) = 1 and (item_id is null) = (item_quantity is null))
);
create index wheel_exchange_account_id on wheel_exchange (account_id, created_at desc, id desc);
create index wheel_exchange_character_id on wheel_exchange (character_id);
create index wheel_exchange_offer_id on wheel_exchange (offer_id);

-- Spins in the log by what they drew and by groups of players, counted at each checkpoint.
create table wheel_count (
  table_version int not null,
  set text not null,
  row_index int not null,
  has_paid boolean not null,
  -- The account was less than 30 days old.
  is_new boolean not null,
  spins bigint not null,
  primary key (table_version, set, row_index, has_paid, is_new),
  foreign key (table_version, set, row_index) references wheel_reward (table_version, set, row_index)
);

-- Coupons also hold tickets, and rewards that the game has refused.
alter table coupon_campaign add column tickets int check (tickets > 0);
alter table coupon add column tickets int check (tickets > 0);
alter table coupon add column spin_id bigint unique references wheel_spin (id);
alter table coupon add column exchange_id bigint unique references wheel_exchange (id);
alter table coupon_campaign drop constraint coupon_campaign_contents;
alter table coupon_campaign add constraint coupon_campaign_contents check (
  num_nonnulls(coins, item_id, tickets) = 1 and (item_id is null) = (quantity is null));
alter table coupon drop constraint coupon_contents;
alter table coupon add constraint coupon_contents check (
  num_nonnulls(coins, item_id, game_item, tickets) = 1 and (coins is null and tickets is null) = (quantity is not null));
alter table coupon drop constraint coupon_redeemed;
alter table coupon add constraint coupon_redeemed check (
  (redeemed_at is null) = (delivery_id is null and coins is null and tickets is null)
  and (delivery_id is null) = (character_id is null)
  and ((coins is null and tickets is null) or delivery_id is null));
alter table coupon drop constraint coupon_origin;
alter table coupon add constraint coupon_origin check (
  num_nonnulls(code_hash, selection_id, spin_id, exchange_id) = 1 and (selection_id is null) = (game_item is null)
  and (code_hash is null) = (request_key is null) and (code_hash is not null or code_box is null)
  and (selection_id is null) = (from_character_id is null) and (selection_id is null) = (selection_ordinal is null)
  and (num_nonnulls(spin_id, exchange_id) = 0 or item_id is not null));

-- Coins that the wheel pays.
insert into ledger_account (name) values ('house:wheel');

-- Tickets were items of the game. What players have not redeemed becomes tickets of the wheel.
update coupon_campaign set tickets = quantity, item_id = null, quantity = null
  where item_id in (select id from item where is_wheel_ticket);
with granted as (
  update coupon set tickets = quantity, item_id = null, quantity = null, redeemed_at = now()
  where delivery_id is null and item_id in (select id from item where is_wheel_ticket)
  returning id, account_id, tickets
), account as (
  insert into wheel_account (account_id, tickets) select account_id, sum(tickets) from granted group by account_id
)
insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference)
select account_id, 'ticket', tickets, sum(tickets) over (partition by account_id order by id), 'coupon', 'coupon:' || id
from granted order by id;

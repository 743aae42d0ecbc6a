-- coupons: coins given for coupon codes.
insert into ledger_account (name) values ('house:coupons');

-- What an operator gives away: coins, or pieces of an item.
create table coupon_campaign (
  id bigint generated always as identity primary key,
  name text not null unique,
  coins bigint check (coins > 0),
  item_id text references item (id),
  quantity int check (quantity > 0),
  -- A window holds its first moment and not its last.
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at),
  -- Over all codes; null: without a cap.
  claims_left int check (claims_left >= 0),
  min_account_age_days int not null default 0 check (min_account_age_days >= 0),
  has_allow_list boolean not null default false,
  created_at timestamptz not null default now(),
  constraint coupon_campaign_contents check (
    (coins is null) = (item_id is not null) and (item_id is null) = (quantity is null)
  )
);

create table coupon_allow_list (
  campaign_id bigint not null references coupon_campaign (id),
  account_id bigint not null references account (id) on delete cascade,
  primary key (campaign_id, account_id)
);
create index coupon_allow_list_account_id on coupon_allow_list (account_id);

create table coupon_batch (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references coupon_campaign (id),
  name text not null,
  created_at timestamptz not null default now(),
  unique (campaign_id, name)
);

-- A code is kept as its keyed hash: who reads the database can claim none.
create table coupon_code (
  code_hash bytea primary key,
  batch_id bigint not null references coupon_batch (id),
  -- Null: every account can claim it.
  claims_left int check (claims_left >= 0)
);
create index coupon_code_batch_id on coupon_code (batch_id);

-- A coupon that an account has claimed, with what it gave then.
create table coupon (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  code_hash bytea not null references coupon_code (code_hash),
  -- For its owner only, encrypted with a key that is not in the database.
  code_box bytea not null,
  request_key uuid not null,
  coins bigint,
  item_id text references item (id),
  quantity int,
  claimed_at timestamptz not null default now(),
  ledger_transaction_id bigint unique references ledger_transaction (id),
  redeemed_at timestamptz,
  character_id bigint references character (id),
  delivery_id bigint unique references delivery (id),
  unique (account_id, code_hash),
  unique (account_id, request_key),
  constraint coupon_contents check ((coins is null) = (item_id is not null) and (item_id is null) = (quantity is null)),
  constraint coupon_credited check ((coins is null) = (ledger_transaction_id is null)),
  constraint coupon_redeemed check (
    (redeemed_at is null) = (delivery_id is null and coins is null) and (delivery_id is null) = (character_id is null)
    and (coins is null or delivery_id is null)
  )
);
create index coupon_claimed on coupon (account_id, claimed_at desc, id desc);
create index coupon_character_id on coupon (character_id);

-- A delivery that failed gives its coupon back. Once the coupon is redeemed again the failed one can never be handed out.
alter table delivery add column replaced_by_id bigint references delivery (id);
alter table delivery add constraint delivery_replaced check (replaced_by_id is null or state = 'failed');
create index delivery_replaced_by_id on delivery (replaced_by_id) where replaced_by_id is not null;

-- How many pieces of an item one account can buy: ever, and in a day, ISO week or month of UTC.
alter table item add column max_per_account int check (max_per_account > 0);
alter table item add column max_per_period int check (max_per_period > 0);
alter table item add column limit_period text check (limit_period in ('day', 'week', 'month'));
alter table item add constraint item_period_limit check ((max_per_period is null) = (limit_period is null));

-- What makes an order a gift. Who paid is the account of the order; the character belongs to the recipient.
create table gift (
  order_id bigint primary key references shop_order (id),
  account_id bigint not null references account (id),
  recipient_id bigint not null references account (id),
  -- The idempotency key of the request.
  request_key uuid not null,
  message text check (char_length(message) between 1 and 200),
  unique (account_id, request_key),
  constraint gift_to_others check (recipient_id <> account_id)
);
create index gift_recipient_id on gift (recipient_id);

-- Gifts are given to names, whatever their case: of the letters that the database's locale knows, in any case those of ASCII.
create index character_name on character (lower(name));

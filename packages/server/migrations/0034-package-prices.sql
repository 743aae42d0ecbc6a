-- A package has a price in each currency in which it is sold.
create table coin_package_price (
  package_id text not null references coin_package (id),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- In minor units of the currency.
  amount_cents bigint not null check (amount_cents > 0),
  primary key (package_id, currency)
);
insert into coin_package_price (package_id, currency, amount_cents)
select id, currency, amount_cents from coin_package;

-- Read by the version before this one only, until the migration after the next release drops them.
alter table coin_package alter column amount_cents drop not null, alter column currency drop not null;

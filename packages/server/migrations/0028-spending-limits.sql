-- What a player means to buy at most, in coins without bonuses; null: no limit. A raise counts from its time on.
create table spending_limit (
  account_id bigint not null references account (id),
  period text not null check (period in ('day', 'week', 'month')),
  max_coins bigint check (max_coins >= 0),
  raised_max_coins bigint check (raised_max_coins >= 0),
  raised_at timestamptz,
  primary key (account_id, period)
);

create function spending_limit_coins(given spending_limit) returns bigint language sql stable as $$
  select case when given.raised_at <= now() then given.raised_max_coins else given.max_coins end
$$;

-- Double entry in whole Olympus Coins. `player:ID` is what an account can spend, `debt:ID` what it owes after a payment was
-- taken back (never positive), `house:NAME` the other side. A house has no balance row that everybody would wait for: its
-- balance is the sum of its entries.
create table ledger_account (
  id bigint generated always as identity primary key,
  name text not null unique check (name ~ '^(player:[0-9]+|debt:[0-9]+|house:[a-z]+)$'),
  account_id bigint references account (id),
  balance_coins bigint,
  constraint ledger_account_owner check ((account_id is null) = (name like 'house:%')),
  constraint ledger_account_projection check ((balance_coins is null) = (name like 'house:%')),
  constraint ledger_account_player_balance check (name not like 'player:%' or balance_coins >= 0),
  constraint ledger_account_debt_balance check (name not like 'debt:%' or balance_coins <= 0)
);
create index ledger_account_account_id on ledger_account (account_id) where account_id is not null;

-- What happened, once: kind and reference name the act in the rest of the database.
create table ledger_transaction (
  id bigint generated always as identity primary key,
  kind text not null,
  reference text not null,
  created_at timestamptz not null default now(),
  unique (kind, reference)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction (id),
  ledger_account_id bigint not null references ledger_account (id),
  coins bigint not null check (coins <> 0),
  -- The account's balance after this entry; null for a house.
  balance_after_coins bigint,
  unique (transaction_id, ledger_account_id)
);
create index ledger_entry_ledger_account_id on ledger_entry (ledger_account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
  for each statement execute function refuse_change();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
  for each statement execute function refuse_change();

create function refuse_unbalanced_ledger_transaction() returns trigger language plpgsql as $$
declare
  written bigint;
  entries int;
  total numeric;
begin
  if tg_table_name = 'ledger_entry' then
    written := new.transaction_id;
  else
    written := new.id;
  end if;
  select count(*), coalesce(sum(coins), 0) into entries, total from ledger_entry where transaction_id = written;
  if entries < 2 or total <> 0 then
    raise exception 'The entries of a ledger transaction sum to %, not to 0', total using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- At the end of the database transaction, when all entries are there.
create constraint trigger ledger_transaction_balanced after insert on ledger_transaction
  deferrable initially deferred for each row execute function refuse_unbalanced_ledger_transaction();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function refuse_unbalanced_ledger_transaction();

-- sales: coins given for money; shop: coins spent on items; demo: the opening balances of the demo world.
insert into ledger_account (name) values ('house:sales'), ('house:shop'), ('house:demo');

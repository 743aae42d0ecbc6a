-- How far the provider's refunds and disputes are read in the round that is under way.
create table payment_return_round (
  provider text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  -- The provider's id of the last one that was read; null: at the beginning.
  cursor text,
  -- Not read on before; whoever reads puts it off, so that one process does at a time.
  due_at timestamptz not null default now(),
  primary key (provider, kind)
);

-- How far the ledger was read by its check, what each balance was then, and a digest of what was read: the next check reads on
-- from there, and a full one finds entries that were changed, removed or put in since.

-- Entries after those of the seal before it, with a hash over them and that seal.
create table ledger_seal (
  through_entry_id bigint primary key,
  entries int not null check (entries > 0),
  digest bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger ledger_seal_append_only before update or delete or truncate on ledger_seal
  for each statement execute function refuse_change();

-- The sum of the sealed entries of an account that has a balance.
create table ledger_checkpoint (
  ledger_account_id bigint primary key references ledger_account (id),
  coins bigint not null,
  entries bigint not null
);

create table ledger_check (
  is_only boolean primary key default true check (is_only),
  -- Whoever moves one of these does the work, so one process does.
  check_due_at timestamptz not null default now(),
  verification_due_at timestamptz not null default now(),
  -- Entries are sealed up to this one as soon as all transactions are over that had begun when it was the last:
  -- one of them may have taken a lower id without having committed. Null: nothing waits.
  candidate_entry_id bigint,
  candidate_xid xid8
);
insert into ledger_check default values;

-- The first seal begins at 1. A lower id can be written only by a statement that chooses it.
alter table ledger_entry add constraint ledger_entry_id_positive check (id > 0) not valid;

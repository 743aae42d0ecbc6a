-- Accounts whose balance was not what their entries say when it was last checked. Nothing is spent from them meanwhile.
create table ledger_drift (
  ledger_account_id bigint primary key references ledger_account (id),
  found_at timestamptz not null default now()
);

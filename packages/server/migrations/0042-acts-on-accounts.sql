-- goodwill: coins that operators give to players and take from them.
insert into ledger_account (name) values ('house:goodwill');

-- Servers read which sessions have just ended.
create index session_ended_at on session (ended_at) where ended_at is not null;

-- What operators decided about payments that match no donation. Without a donation, the payment is not for coins.
create table payment_decision (
  provider text not null,
  -- The payment reference, or the event ID of an event that names no payment.
  reference text not null,
  donation_id bigint unique references donation (id),
  decided_at timestamptz not null default now(),
  primary key (provider, reference)
);
create trigger payment_decision_append_only before update or delete or truncate on payment_decision
  for each statement execute function refuse_change();

-- Money of a payment that went back, under the provider's name of the payment: a refund or dispute can be told of before the
-- donation is known to be paid with it. Each is returned at most once and undone at most once, whatever the order of the news.
create table payment_return (
  provider text not null,
  kind text not null check (kind in ('refund', 'dispute')),
  -- The provider's id of the refund or dispute.
  reference text not null,
  payment_reference text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  currency text not null,
  returned_at timestamptz,
  -- The refund failed, the dispute was won.
  undone_at timestamptz,
  primary key (provider, kind, reference),
  constraint payment_return_happened check (returned_at is not null or undone_at is not null)
);
create index payment_return_payment_reference on payment_return (provider, payment_reference);

alter table donation add column refunded_cents bigint not null default 0 check (refunded_cents >= 0);
alter table donation add column disputed_cents bigint not null default 0 check (disputed_cents >= 0);
-- The last time that money went back or came again.
alter table donation add column returned_at timestamptz;
-- The player withdrew from the contract.
alter table donation add column withdrawn_at timestamptz;
-- Of the coins that were credited, those that are taken back now, and how often that number changed.
alter table donation add column reversed_coins bigint not null default 0;
alter table donation add column reversals int not null default 0;

insert into payment_return (provider, kind, reference, payment_reference, amount_cents, currency, returned_at)
  select provider, 'refund', 'donation-' || id, payment_reference, amount_cents, currency, refunded_at
  from donation where refunded_at is not null and payment_reference is not null;
update donation set refunded_cents = amount_cents, returned_at = refunded_at,
    reversed_coins = case when reversed_transaction_id is null then 0 else coins + bonus_coins end,
    reversals = case when reversed_transaction_id is null then 0 else 1 end
  where refunded_at is not null;

alter table donation drop constraint donation_credited_once_paid;
alter table donation drop constraint donation_reversed_once_refunded;
drop index donation_open;
alter table donation drop column state;
alter table donation drop column failure;
alter table donation drop column refunded_at;
alter table donation drop column reversed_transaction_id;

alter table donation add column state text not null generated always as (
  case
    when disputed_cents > 0 then 'disputed'
    when refunded_cents >= amount_cents then 'refunded'
    when paid_at is not null and withdrawn_at is not null then 'withdrawn'
    when paid_at is not null and refunded_cents > 0 then 'partially-refunded'
    when paid_at is not null then 'succeeded'
    when mismatched_at is not null or failed_at is not null then 'failed'
    when expired_at is not null then 'expired'
    when checkout_reference is null and refused_at is not null then 'failed'
    when processing_at is not null and (attempt_failed_at is null or attempt_failed_at < processing_at) then 'verifying'
    else 'pending'
  end
) stored;
alter table donation add column failure text generated always as (
  case
    when paid_at is not null or disputed_cents > 0 or refunded_cents >= amount_cents then null
    when mismatched_at is not null then 'PURCHASE_ERROR'
    else last_failure
  end
) stored;
create index donation_open on donation (created_at) where state in ('pending', 'verifying');

alter table donation add constraint donation_credited_once_paid check (
  (paid_at is not null or credited_transaction_id is null)
  and (paid_at is null or credited_transaction_id is not null or refunded_cents + disputed_cents >= amount_cents)
);
alter table donation add constraint donation_reversed_once_credited check (
  reversed_coins between 0 and coins + bonus_coins and (reversed_coins = 0 or credited_transaction_id is not null)
);
alter table donation add constraint donation_withdrawn_once_credited
  check (withdrawn_at is null or credited_transaction_id is not null);

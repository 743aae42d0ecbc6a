create table sandbox_refund (
  id uuid primary key,
  idempotency_key text not null unique,
  checkout_id uuid not null references sandbox_checkout (id),
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default now()
);
create index sandbox_refund_checkout_id on sandbox_refund (checkout_id);

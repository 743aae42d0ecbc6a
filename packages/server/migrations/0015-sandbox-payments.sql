-- The sandbox payment provider: it stands for somebody else's system, so nothing else reads or references its tables.
create table sandbox_checkout (
  id uuid primary key,
  donation_id bigint not null unique,
  amount_cents bigint not null,
  currency text not null,
  coins bigint not null,
  method text not null,
  locale text not null,
  return_path text not null,
  expires_at timestamptz not null,
  last_failure text,
  last_failed_at timestamptz,
  -- What the payment comes to: `paid`, or why it fails for good.
  outcome text,
  completed_at timestamptz,
  -- Until then the payment is under way.
  settles_at timestamptz,
  constraint sandbox_checkout_settled
    check ((outcome is null) = (settles_at is null) and (outcome is null) = (completed_at is null))
);

-- Events on their way to the portal's webhook.
create table sandbox_event (
  id uuid primary key,
  checkout_id uuid not null references sandbox_checkout (id),
  event_type text not null,
  payload jsonb not null,
  due_at timestamptz not null,
  attempts int not null default 0,
  delivered_at timestamptz
);
create index sandbox_event_due on sandbox_event (due_at) where delivered_at is null;

create table sandbox_secret (
  is_only boolean primary key default true check (is_only),
  webhook_secret text not null
);
insert into sandbox_secret (webhook_secret) values ('sandbox_' || replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- Mails are written in the transaction of what they tell, and sent after it.
create table mail_outbox (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries int not null default 0,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text
);
create index mail_outbox_waiting on mail_outbox (next_try_at) where sent_at is null and failed_at is null;
create index mail_outbox_created_at on mail_outbox (created_at);

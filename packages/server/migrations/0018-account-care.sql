alter table account add column pending_email text;
alter table account add column pending_email_expires_at timestamptz;
alter table account add column deletion_at timestamptz;
-- The person is gone; the row stays for the ledger, purchases and consents, which are kept by law.
alter table account add column deleted_at timestamptz;
create index account_deletion_at on account (deletion_at) where deletion_at is not null and deleted_at is null;
create index account_pending_email on account (pending_email_expires_at) where pending_email is not null;
create index account_waiting on account (created_at) where activated_at is null;
create index delivery_account_id on delivery (account_id);

-- What its owner can read of what happened to the security of an account.
create table security_event (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id) on delete cascade,
  kind text not null,
  session_id uuid,
  user_agent text not null,
  address text not null,
  created_at timestamptz not null default now()
);
create index security_event_account_id on security_event (account_id, id desc);
create index security_event_created_at on security_event (created_at);
create trigger security_event_never_changed before update or truncate on security_event
  for each statement execute function refuse_change();

-- Language of the frame, so that what is only known on sending is said in it too.
alter table mail_outbox add column locale text not null default 'en';

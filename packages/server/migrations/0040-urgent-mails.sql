-- A link that a player waits for is sent before notices, however many of them are queued.
alter table mail_outbox add column is_urgent boolean not null default false;
drop index mail_outbox_waiting;
create index mail_outbox_waiting on mail_outbox (is_urgent desc, next_try_at) where sent_at is null and failed_at is null;

-- A session ends a year after its log-in, however often it was refreshed.
update session set expires_at = created_at + interval '365 days' where expires_at > created_at + interval '365 days';

-- A message to support is an answerable mail: replies go to its sender.
alter table mail_outbox add column reply_to text;
-- The same message is queued once, however often it is sent. Null: not limited.
alter table mail_outbox add column once_hash bytea;
create unique index mail_outbox_once_hash on mail_outbox (once_hash) where once_hash is not null;

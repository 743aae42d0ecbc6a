-- What an event told, so that operators see the payments that match no donation. Null for events from before.
alter table payment_event add column fact_kind text;
alter table payment_event add column payment_reference text;
alter table payment_event add column amount_cents bigint;
alter table payment_event add column currency text;
create index payment_event_unmatched on payment_event (received_at) where outcome = 'unmatched';

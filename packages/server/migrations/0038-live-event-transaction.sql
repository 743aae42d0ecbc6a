-- The transaction that wrote the event. Ids are taken before their transactions commit, so an event may appear
-- after one with a higher id. Readers tell by the transaction what they have not seen yet.
alter table live_event add column xid xid8 not null default pg_current_xact_id();
create index live_event_xid on live_event (xid);
create index live_event_account_id_xid on live_event (account_id, xid);

-- Only the hourly clean-up looks at the time, and that reads nearly every row.
drop index live_event_created_at;

-- What game servers tried too often rests until an operator sends it again or refunds it.
alter table delivery drop constraint delivery_state_check;
alter table delivery add constraint delivery_state_check
  check (state in ('queued', 'claimed', 'delayed', 'confirmed', 'failed'));
-- Since when its attempts are counted: it was queued, or an operator has sent it again.
alter table delivery add column tried_since timestamptz not null default now();
update delivery set tried_since = queued_at where state in ('queued', 'claimed');
create index delivery_delayed on delivery (queued_at, id) where state = 'delayed';

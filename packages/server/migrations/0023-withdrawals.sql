-- When the provider was asked last to refund a purchase that its player withdrew from, and how often.
alter table donation add column refund_asked_at timestamptz;
alter table donation add column refund_attempts int not null default 0;
create index donation_withdrawn on donation (refund_asked_at) where state = 'withdrawn';

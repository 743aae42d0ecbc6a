-- Replies hold the codes of coupons, so they are sealed with a key that is not in the database, and requests are hashed with it.
alter table idempotency_key add column reply_box bytea;

-- What was kept of coupons before would tell their codes. Without it a repeat still claims and redeems nothing twice: the coupon
-- keeps the key of its claim, and its redemption.
delete from idempotency_key where endpoint in ('claimCoupon', 'redeemCoupon');

-- Logs are read newest first, from one moment to another. These lead with the account as the ones that they replace did.
drop index donation_account_id;
create index donation_account_id on donation (account_id, created_at desc, id desc);
drop index shop_order_account_id;
create index shop_order_account_id on shop_order (account_id, created_at desc, id desc);

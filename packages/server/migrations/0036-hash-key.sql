-- The key of the hashes of short secrets, sealed with SECRET_KEY: hashes cannot be made anew when SECRET_KEY changes.
-- A server that cannot open it does not start.
create table hash_key (
  is_only boolean primary key default true check (is_only),
  key_box bytea not null
);

-- Null: the key that sealed the code is lost.
alter table coupon alter column code_box drop not null;

-- The first start seals the keys that are stored in clear.
alter table signing_key
  alter column private_jwk drop not null,
  -- Null: the key signs no more, and its tokens are good for the refresh of their session alone.
  add column private_box bytea,
  add column public_box bytea,
  -- Not before every process has loaded the key.
  add column usable_from timestamptz not null default now();
update signing_key set usable_from = created_at;
alter table signing_key add constraint signing_key_sealed check (
  (private_jwk is null) = (public_box is not null) and (private_box is null or public_box is not null)
);

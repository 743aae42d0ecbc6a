-- Texts of game data are objects of one text per locale; English is always there.
create table item_category (
  id text primary key,
  name jsonb not null check (name ? 'en'),
  sort_order int not null
);

create table item_subcategory (
  id text primary key,
  category_id text not null references item_category (id),
  name jsonb not null check (name ? 'en'),
  sort_order int not null
);
create index item_subcategory_category_id on item_subcategory (category_id);

create table item (
  id text primary key check (id ~ '^[a-z0-9-]{1,60}$'),
  name jsonb not null check (name ? 'en'),
  description jsonb not null check (description ? 'en'),
  -- The names without case and accents, for searching and sorting.
  search_name jsonb not null check (search_name ? 'en'),
  icon text not null,
  rarity text not null,
  category_id text not null references item_category (id),
  subcategory_id text not null references item_subcategory (id),
  price_coins int not null check (price_coins > 0),
  sale_price_coins int check (sale_price_coins > 0 and sale_price_coins < price_coins),
  sale_starts_at timestamptz,
  sale_ends_at timestamptz,
  available_from timestamptz not null default now(),
  -- Set for a temporary item.
  available_until timestamptz,
  max_quantity int not null check (max_quantity between 1 and 99),
  constraint item_sale_window check ((sale_price_coins is null) = (sale_starts_at is null) and sale_ends_at > sale_starts_at),
  constraint item_sale_end check (sale_ends_at is null or sale_starts_at is not null)
);
create index item_subcategory_id on item (subcategory_id);

-- What a random box can hold.
create table item_drop (
  box_item_id text not null references item (id),
  item_id text not null references item (id),
  quantity int not null check (quantity > 0),
  chance_per_mille int not null check (chance_per_mille > 0),
  primary key (box_item_id, item_id)
);

-- A window holds its first moment and not its last.
create function item_is_available(item item, at timestamptz) returns boolean language sql immutable as $$
  select at >= item.available_from and (item.available_until is null or at < item.available_until)
$$;

create function item_is_on_sale(item item, at timestamptz) returns boolean language sql immutable as $$
  select item.sale_price_coins is not null and at >= item.sale_starts_at
    and (item.sale_ends_at is null or at < item.sale_ends_at)
$$;

create function item_price(item item, at timestamptz) returns int language sql immutable as $$
  select case when item_is_on_sale(item, at) then item.sale_price_coins else item.price_coins end
$$;

-- Every price that an item was offered for, sales included; the base of "lowest price of the 30 days before".
create table item_price_history (
  item_id text not null references item (id),
  is_sale boolean not null,
  price_coins int not null check (price_coins > 0),
  valid_from timestamptz not null,
  valid_until timestamptz,
  primary key (item_id, is_sale, valid_from)
);

create function record_item_price() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into item_price_history values (new.id, false, new.price_coins, new.available_from, null);
  elsif new.price_coins <> old.price_coins then
    delete from item_price_history where item_id = new.id and not is_sale and valid_from >= now();
    update item_price_history set valid_until = now()
      where item_id = new.id and not is_sale and valid_until is null;
    insert into item_price_history values (new.id, false, new.price_coins, now(), null);
  end if;
  if tg_op = 'UPDATE' and (old.sale_price_coins, old.sale_starts_at, old.sale_ends_at)
      is distinct from (new.sale_price_coins, new.sale_starts_at, new.sale_ends_at) then
    delete from item_price_history where item_id = new.id and is_sale and valid_from >= now();
    update item_price_history set valid_until = least(valid_until, now())
      where item_id = new.id and is_sale and (valid_until is null or valid_until > now());
  end if;
  if new.sale_price_coins is not null then
    insert into item_price_history
      values (new.id, true, new.sale_price_coins, new.sale_starts_at, new.sale_ends_at)
      on conflict (item_id, is_sale, valid_from)
      do update set price_coins = excluded.price_coins, valid_until = excluded.valid_until;
  end if;
  return null;
end
$$;
create trigger item_price_recorded after insert or update on item
  for each row execute function record_item_price();

-- Everything that an item was ever offered as, the drops of a box with their chances among it. An order names the version
-- that was in force when it was placed.
create table item_version (
  item_id text not null references item (id),
  version int not null,
  valid_from timestamptz not null default clock_timestamp(),
  offer jsonb not null,
  primary key (item_id, version)
);
create trigger item_version_is_append_only before update or delete on item_version
  for each row execute function refuse_change();

create function item_offer(item item) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', item.name, 'description', item.description, 'icon', item.icon, 'rarity', item.rarity,
    'categoryId', item.category_id, 'subcategoryId', item.subcategory_id, 'priceCoins', item.price_coins,
    'salePriceCoins', item.sale_price_coins, 'saleStartsAt', item.sale_starts_at, 'saleEndsAt', item.sale_ends_at,
    'availableFrom', item.available_from, 'availableUntil', item.available_until, 'maxQuantity', item.max_quantity,
    'maxPerAccount', item.max_per_account, 'maxPerPeriod', item.max_per_period, 'limitPeriod', item.limit_period,
    'drops', coalesce((
      select jsonb_agg(
        jsonb_build_object('itemId', item_id, 'quantity', quantity, 'chancePerMille', chance_per_mille) order by item_id
      )
      from item_drop where box_item_id = item.id
    ), '[]')
  )
$$;

insert into item_version (item_id, version, offer) select id, 1, item_offer(item) from item;

-- At the end of the transaction, when an item and its drops are whole.
create function record_item_version() returns trigger language plpgsql as $$
declare
  -- The column is another one in each of the two tables.
  changed_id text := coalesce(to_jsonb(new) ->> 'box_item_id', to_jsonb(old) ->> 'box_item_id', to_jsonb(new) ->> 'id');
  last record;
  offered jsonb;
begin
  select item_offer(item) into offered from item where id = changed_id for update;
  select version, offer into last from item_version where item_id = changed_id order by version desc limit 1;
  if offered is distinct from last.offer then
    insert into item_version (item_id, version, offer) values (changed_id, coalesce(last.version, 0) + 1, offered);
  end if;
  return null;
end
$$;
create constraint trigger item_records_version after insert or update on item
  deferrable initially deferred for each row execute function record_item_version();
create constraint trigger item_drop_records_version after insert or update or delete on item_drop
  deferrable initially deferred for each row execute function record_item_version();

-- Null for orders from before there were versions.
alter table shop_order add column item_version int;
alter table shop_order add constraint shop_order_item_version foreign key (item_id, item_version) references item_version (item_id, version);

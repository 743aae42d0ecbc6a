-- Set for a temporary item: how long it lasts after its delivery. The end of an offer (available_until) is something else.
alter table item add column duration_hours int check (duration_hours > 0);
-- Grants tickets of the fortune wheel, which nothing sold for coins may do.
alter table item add column is_wheel_ticket boolean not null default false;

-- What orders called temporary was the end of the offer. No item expired after its delivery.
update shop_order set is_temporary = false where is_temporary;

create or replace function item_offer(item item) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'name', item.name, 'description', item.description, 'icon', item.icon, 'rarity', item.rarity,
    'categoryId', item.category_id, 'subcategoryId', item.subcategory_id, 'priceCoins', item.price_coins,
    'salePriceCoins', item.sale_price_coins, 'saleStartsAt', item.sale_starts_at, 'saleEndsAt', item.sale_ends_at,
    'availableFrom', item.available_from, 'availableUntil', item.available_until, 'maxQuantity', item.max_quantity,
    'maxPerAccount', item.max_per_account, 'maxPerPeriod', item.max_per_period, 'limitPeriod', item.limit_period,
    'durationHours', item.duration_hours, 'isWheelTicket', item.is_wheel_ticket,
    'drops', coalesce((
      select jsonb_agg(
        jsonb_build_object('itemId', item_id, 'quantity', quantity, 'chancePerMille', chance_per_mille) order by item_id
      )
      from item_drop where box_item_id = item.id
    ), '[]')
  )
$$;

-- Never available, whatever its window.
create or replace function item_is_available(item item, at timestamptz) returns boolean language sql immutable as $$
  select not item.is_wheel_ticket and at >= item.available_from
    and (item.available_until is null or at < item.available_until)
$$;

-- Boxes that hold tickets leave the shop, until an operator imports them with other drops.
update item set is_wheel_ticket = true where id = 'fortune-wheel-tickets';
update item set available_until = least(available_until, now())
  where id in (select box_item_id from item_drop join item as content on content.id = item_id where content.is_wheel_ticket);
delete from item_drop using item as content where content.id = item_id and content.is_wheel_ticket;

create function refuse_wheel_tickets() returns trigger language plpgsql as $$
declare
  found record;
begin
  select box_item_id, item_id into found from item_drop join item as content on content.id = item_id
    where content.is_wheel_ticket limit 1;
  if found is not null then
    raise exception 'wheel tickets are not sold for coins: % must not hold %', found.box_item_id, found.item_id;
  end if;
  return null;
end
$$;
create constraint trigger item_drop_holds_no_ticket after insert or update on item_drop
  deferrable initially deferred for each row execute function refuse_wheel_tickets();
create constraint trigger item_ticket_is_in_no_box after update on item
  deferrable initially deferred for each row when (new.is_wheel_ticket and not old.is_wheel_ticket)
  execute function refuse_wheel_tickets();

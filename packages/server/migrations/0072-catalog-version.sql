-- Changes with every change of what the shop shows, so that servers keep a catalog until then. Random, because a
-- counter could repeat after a restore.
create table catalog_version (
  is_only boolean primary key default true check (is_only),
  version uuid not null default gen_random_uuid()
);
insert into catalog_version default values;

-- With the rights of the owner: the server only reads the table. A transaction that changes many items changes the
-- version once, since each further change of the row would have to pass all earlier ones.
create function change_catalog_version() returns trigger language plpgsql security definer as $$
begin
  if current_setting('olympus.has_new_catalog_version', true) is distinct from 'on' then
    perform set_config('olympus.has_new_catalog_version', 'on', true);
    update catalog_version set version = gen_random_uuid();
  end if;
  return null;
end
$$;
revoke all on function change_catalog_version() from public;

-- Before the statement: whoever changes the catalog locks the version first.
do $$
declare
  changed text;
begin
  foreach changed in array array[
    'coin_package', 'coin_package_price', 'item', 'item_category', 'item_drop', 'item_price_history', 'item_subcategory'
  ] loop
    execute format(
      'create trigger %I before insert or update or delete or truncate on %I for each statement execute function change_catalog_version()',
      changed || '_changes_version', changed
    );
  end loop;
  execute format(
    'alter function change_catalog_version() set search_path = pg_catalog, %I, pg_temp', current_schema()
  );
end
$$;

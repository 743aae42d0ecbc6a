-- Evidence that is never rewritten. The role that serves has no right to do so either; the triggers also stop the owner.
create trigger payment_event_append_only before update or delete or truncate on payment_event
  for each statement execute function refuse_change();
create trigger item_version_never_truncated before truncate on item_version
  for each statement execute function refuse_change();

-- A return is told of in parts: it only becomes more, and earlier.
create function refuse_rewritten_return() returns trigger language plpgsql as $$
begin
  if (new.provider, new.kind, new.reference, new.payment_reference, new.currency)
      is distinct from (old.provider, old.kind, old.reference, old.payment_reference, old.currency)
    or new.amount_cents < old.amount_cents
    or new.returned_at is distinct from least(new.returned_at, old.returned_at)
    or new.undone_at is distinct from least(new.undone_at, old.undone_at)
  then
    raise exception 'payment_return is append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger payment_return_grows before update on payment_return
  for each row execute function refuse_rewritten_return();
create trigger payment_return_kept before delete or truncate on payment_return
  for each statement execute function refuse_change();

-- No contract exists before the activation: until then the consents go with the account or are given anew.
create function refuse_removed_consent() returns trigger language plpgsql as $$
begin
  if exists (select from account where id = old.account_id and activated_at is not null) then
    raise exception 'account_consent is append-only' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger account_consent_append_only before update or truncate on account_consent
  for each statement execute function refuse_change();
create trigger account_consent_kept before delete on account_consent
  for each row execute function refuse_removed_consent();

create function refuse_deactivation() returns trigger language plpgsql as $$
begin
  raise exception 'An account stays activated' using errcode = 'restrict_violation';
end
$$;
create trigger account_stays_activated before update of activated_at on account
  for each row when (old.activated_at is not null and new.activated_at is null)
  execute function refuse_deactivation();

-- The only way to delete consents for a role without that right.
create function remove_unactivated_consents(account_ids bigint[]) returns void language sql security definer as $$
  delete from account_consent using account
  where account.id = account_consent.account_id and account.id = any(account_ids) and account.activated_at is null
$$;
revoke all on function remove_unactivated_consents(bigint[]) from public;

-- Temporary tables come first on the usual path, so one could stand in for the table that a function means.
do $$
declare
  signature regprocedure;
begin
  foreach signature in array array[
    'refuse_unbalanced_ledger_transaction()', 'chain_operator_act()', 'record_item_price()', 'record_item_version()',
    'refuse_removed_consent()', 'remove_unactivated_consents(bigint[])'
  ]::regprocedure[] loop
    execute format('alter function %s set search_path = pg_catalog, %I, pg_temp', signature, current_schema());
  end loop;
end
$$;

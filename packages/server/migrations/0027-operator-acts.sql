-- What operators did, who did it and why. Each row is bound to the one before it by its hash: one that is changed, taken out or
-- put in between shows.
create table operator_act (
  id bigint primary key,
  happened_at timestamptz not null,
  who text not null check (who ~ '\S'),
  why text not null check (why ~ '\S'),
  command text not null,
  details jsonb not null,
  hash bytea not null
);

create function operator_act_hash(act operator_act, previous_hash bytea) returns bytea language sql stable as $$
  select sha256(previous_hash || convert_to(jsonb_build_array(
    act.id, extract(epoch from act.happened_at), act.who, act.why, act.command, act.details
  )::text, 'UTF8'))
$$;

create function chain_operator_act() returns trigger language plpgsql as $$
declare
  previous operator_act;
begin
  -- One after the other, so that ids have no gaps and each row knows its predecessor.
  perform pg_advisory_xact_lock(5129736002);
  select * into previous from operator_act order by id desc limit 1;
  new.id := coalesce(previous.id, 0) + 1;
  new.happened_at := clock_timestamp();
  new.hash := operator_act_hash(new, coalesce(previous.hash, ''));
  return new;
end
$$;

create trigger operator_act_chained before insert on operator_act
  for each row execute function chain_operator_act();
create trigger operator_act_append_only before update or delete or truncate on operator_act
  for each statement execute function refuse_change();

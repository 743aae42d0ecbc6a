-- A week over the end of a month has two rows from now on, by its Monday and by the first of the month, so
-- that weeks add up to months. Those whose days are gone stay whole.
lock table statistic_week in share row exclusive mode;
with later_counts as (
  select character_id, date_trunc('month', day)::date as first, key, sum(value::bigint) as value
  from statistic_day cross join jsonb_each_text(counters)
  where date_trunc('week', day) < date_trunc('month', day)
  group by character_id, first, key
), later as (
  select character_id, first, jsonb_object_agg(key, value) as counters from later_counts group by character_id, first
), shortened as (
  update statistic_week set counters = (
    select coalesce(jsonb_object_agg(key, value - later_value) filter (where value > later_value), '{}') from (
      select key, value::bigint, coalesce((later.counters ->> key)::bigint, 0) as later_value
      from jsonb_each_text(statistic_week.counters)
    ) as counts)
  from later where later.character_id = statistic_week.character_id and week = date_trunc('week', first)::date
)
insert into statistic_week (character_id, week, counters)
select character_id, first, counters from later
where exists (select from character where id = character_id);

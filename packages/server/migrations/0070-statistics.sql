-- What a character has counted, as its games reported it last.
create table character_statistic (
  character_id bigint primary key references character on delete cascade,
  -- Null: no report has been stored yet.
  captured_at timestamptz(3),
  counter_epoch bigint not null default 0,
  -- Totals of all epochs, by key, and by kind and code.
  counters jsonb not null default '{}',
  breakdowns jsonb not null default '{}',
  -- What they were when the epoch began.
  earlier_counters jsonb not null default '{}',
  earlier_breakdowns jsonb not null default '{}',
  -- Seconds online by hour of the week, from Monday at 0:00 in UTC.
  week_hours jsonb not null default '{}',
  -- Milliseconds by code of the boss.
  best_times jsonb not null default '{}',
  -- What each report replaces.
  latest jsonb not null default '{}',
  -- The best days by key, and when each target was reached by key and target.
  records jsonb not null default '{}',
  milestones jsonb not null default '{}',
  counted_since date,
  -- The last day with something new, and how many days in a row it is of.
  last_day date,
  days_in_a_row int not null default 0,
  -- Tens of the level, for medians of characters of about the same level.
  level_band int not null default 0,
  game_server_id bigint references game_server,
  batch_id uuid
);
-- The order by hash is a fixed sample.
create index character_statistic_band on character_statistic (level_band, hashint8(character_id));

-- What changed on a day in UTC. Without a foreign key: dropping a partition would lock the table of characters.
create table statistic_day (
  character_id bigint not null,
  day date not null,
  counters jsonb not null,
  breakdowns jsonb not null,
  primary key (character_id, day)
) partition by range (day);

-- What changed in a week, by its Monday: kept longer than the days.
create table statistic_week (
  character_id bigint not null references character on delete cascade,
  week date not null,
  counters jsonb not null,
  primary key (character_id, week)
);

-- What characters of a band did in a period: by measure, values at equal steps from the lowest to the highest.
create table statistic_median (
  period text not null,
  level_band int not null,
  characters int not null,
  quantiles jsonb not null,
  -- The median of the best times by code of the boss.
  best_times jsonb not null,
  computed_at timestamptz not null default now(),
  primary key (period, level_band)
);

-- Creates the partitions of the days that reports may still be of, and of the next two months. Drops those whose
-- days are all more than 400 days ago. The server may not do this itself.
create function keep_statistic_partitions() returns void language plpgsql security definer as $$
declare
  today date := (now() at time zone 'UTC')::date;
  first_month date := date_trunc('month', today - 401)::date;
  month date := first_month;
  partition_name text;
  -- The usual place for new tables would be the first of the path of this function, which is pg_catalog.
  own_schema name := (select relnamespace::regnamespace::name from pg_class where oid = 'statistic_day'::regclass);
begin
  perform pg_advisory_xact_lock(5129736071);
  while month <= today + interval '2 months' loop
    partition_name := 'statistic_day_' || to_char(month, 'YYYY_MM');
    if to_regclass(format('%I.%I', own_schema, partition_name)) is null then
      execute format('create table %I.%I partition of statistic_day for values from (%L) to (%L)',
        own_schema, partition_name, month, (month + interval '1 month')::date);
    end if;
    month := (month + interval '1 month')::date;
  end loop;
  for partition_name in
    select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'statistic_day'::regclass and relname < 'statistic_day_' || to_char(first_month, 'YYYY_MM')
  loop
    execute format('drop table %I.%I', own_schema, partition_name);
  end loop;
end
$$;
revoke all on function keep_statistic_partitions() from public;

do $$
begin
  execute format('alter function keep_statistic_partitions() set search_path = pg_catalog, %I, pg_temp', current_schema());
end
$$;

select keep_statistic_partitions();

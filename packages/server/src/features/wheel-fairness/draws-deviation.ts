import sql from 'sql-template-tag'

/** Sums up the draws of each set of the current version of the odds. Rows are too few to tell below five. */
const fits = sql`
  select sum((drawn - expected) ^ 2 / nullif(expected, 0)) as chi_square, count(*) - 1 as freedom
  from (
    select reward.set, coalesce(spins, 0) as drawn,
      sum(coalesce(spins, 0)) over (partition by reward.set) * weight::numeric / weight_total as expected
    from wheel_reward as reward
    join wheel_table_set using (table_version, set)
    left join (
      select table_version, set, row_index, sum(spins) as spins from wheel_count group by 1, 2, 3
    ) as counted using (table_version, set, row_index)
    where table_version = (select version from wheel_table where starts_at <= now() order by starts_at desc limit 1)
  ) as rows
  group by set having min(expected) >= 5 and count(*) > 1`

/**
 * How unlikely the draws of the current odds are: the chi-square of the worse set as standard deviations of
 * a normal distribution (Wilson and Hilferty), 3.09 for p = 0.001. 0 while there are too few draws.
 */
export const drawsDeviation = sql`
  coalesce((
    select max(
      ((chi_square / freedom)::float8 ^ (1.0 / 3) - (1 - 2 / (9.0 * freedom))) / sqrt(2 / (9.0 * freedom))
    )::float8
    from (${fits}) as fit
  ), 0)`

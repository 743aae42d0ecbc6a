import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import { limits } from '@olympus/contract/limits'
import type { getWheelLuck as endpoint } from '@olympus/contract/fortune-wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type ContentsRow, contentsOf, itemColumns } from './reward-view.ts'

type LuckRow = ContentsRow & {
  readonly set: RewardSet
  readonly spins: number
  readonly drawn: number
  readonly expected: number
}

/**
 * What a player has drawn beside what the odds let expect. Rewards with the same contents count as one, also
 * over several versions of the odds.
 */
export async function getWheelLuck(
  queries: Queries,
  { accountId, locale }: { readonly accountId: number; readonly locale: LocaleCode },
): Promise<DataOf<typeof endpoint>> {
  const rows = await queries.query<LuckRow>(sql`
    with drawn as (
      select table_version, set, row_index, count(*) as spins from wheel_spin
      where account_id = ${accountId} group by table_version, set, row_index
    ), spun as (
      select table_version, set, sum(spins) as spins from drawn group by table_version, set
    ), reward as (
      select set, item_id, quantity, coins, tickets, spun.spins, sum(coalesce(drawn.spins, 0)) as drawn,
        sum(spun.spins * weight / weight_total::float8) as expected
      from spun
      join wheel_table_set using (table_version, set)
      join wheel_reward using (table_version, set)
      left join drawn using (table_version, set, row_index)
      group by table_version, set, item_id, quantity, coins, tickets, spun.spins
    ), total as (
      select set, item_id, quantity, coins, tickets, sum(spins)::bigint as spins, sum(drawn)::bigint as drawn,
        sum(expected) as expected
      from reward group by set, item_id, quantity, coins, tickets
    )
    select total.set, ${itemColumns}, quantity, coins, tickets, spins, drawn, expected
    from total left join item on item.id = total.item_id
    order by total.set desc, expected desc, total.item_id, quantity, coins, tickets`)
  const { spins } = await queries.one<{ spins: number }>(
    sql`select coalesce(max(spins), 0) as spins from wheel_account where account_id = ${accountId}`,
  )
  return {
    spins,
    jackpots: Math.floor(spins / limits.jackpotEverySpins),
    rewards: rows.map(({ set, spins, drawn, expected, ...row }) => ({
      set,
      contents: contentsOf(row, locale),
      spins,
      drawn,
      expected,
    })),
  }
}

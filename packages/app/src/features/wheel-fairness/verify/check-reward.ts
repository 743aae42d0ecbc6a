import { z } from '@olympus/contract/schema'
import type { WheelReward, WheelTable } from '@olympus/contract/wheel'
import { rewardSets, rowOfDraw, textHash, type RewardSet } from '@olympus/contract/wheel-draw'
import type { SeedStatement, SpinStatement } from '@olympus/contract/wheel-fairness'

import { failed, type CheckResult, type Evidence } from './checks.ts'

const Row = z.object({
  id: z.string(),
  weight: z.int(),
  item: z.optional(z.string()),
  quantity: z.optional(z.int()),
  coins: z.optional(z.int()),
  tickets: z.optional(z.int()),
})
type Row = z.output<typeof Row>

const TableText = z.object({ set: z.enum(rewardSets), version: z.int(), rows: z.array(Row) })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const rowOf = ({ id, weight, contents }: WheelReward): Row => {
  if (contents.kind === 'item') return { id, weight, item: contents.item.id, quantity: contents.quantity }
  return contents.kind === 'coins'
    ? { id, weight, coins: contents.coins }
    : { id, weight, tickets: contents.tickets }
}

/** Whether the rewards that we show are those of the published text. */
function matchesText(table: WheelTable, set: RewardSet): boolean {
  const { text, rewards, weightTotal } = table.sets[set]
  const read = z.safeParse(TableText, parsed(text))
  if (!read.success || read.data.set !== set || read.data.version !== table.version) return false
  const { rows } = read.data
  return (
    JSON.stringify(rows) === JSON.stringify(rewards.map(rowOf)) &&
    rows.reduce((total, { weight }) => total + weight, 0) === weightTotal
  )
}

async function strangeTable(
  table: WheelTable,
  { tableHashes, tableVersion }: z.output<typeof SeedStatement>,
): Promise<CheckResult | null> {
  for (const set of rewardSets) {
    const { text, tableHash } = table.sets[set]
    const computed = await textHash(text)
    if (computed !== tableHashes[set] || tableHash !== computed || !matchesText(table, set))
      return failed('other-table', [
        { name: 'receiptTableHash', value: tableHashes[set] },
        { name: 'tableHash', value: computed, expected: tableHashes[set] },
      ])
  }
  return table.version === tableVersion ? null : failed('other-table')
}

/** Whether the draw falls on the reward of the receipt, in the table that the seed was bound to. */
export async function checkReward(
  { proof: { table } }: Evidence,
  seed: z.output<typeof SeedStatement>,
  { set, draw, rewardId }: SpinStatement,
): Promise<CheckResult> {
  const strange = await strangeTable(table, seed)
  if (strange) return strange
  const { rewards, tableHash } = table.sets[set]
  const row =
    rewards[
      rowOfDraw(
        rewards.map(({ weight }) => weight),
        draw,
      )
    ]
  const values = [{ name: 'tableHash', value: tableHash }] as const
  if (row?.id === rewardId) return { state: 'passed', values }
  return failed('other-reward', [
    { name: 'reward', value: row?.id ?? String(draw) },
    { name: 'receiptReward', value: rewardId, expected: row?.id ?? '' },
  ])
}

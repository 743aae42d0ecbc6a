import type { WheelContents, WheelReward, WheelTable } from '@olympus/contract/wheel'
import { rewardSets, type RewardSet } from '@olympus/contract/wheel-draw'

interface Range {
  readonly from: number
  readonly to: number
}

/** The draws that give each reward, in the order of the table. */
export function rangesOf(rewards: readonly Pick<WheelReward, 'weight'>[]): readonly Range[] {
  let next = 0
  return rewards.map(({ weight }) => {
    const from = next
    next += weight
    return { from, to: next - 1 }
  })
}

/** The table that new seeds are bound to. Tables are given newest first, and some may only be announced. */
export const currentTable = (tables: readonly WheelTable[], nowMs: number): WheelTable | undefined =>
  tables.find(({ startsAt }) => Date.parse(startsAt) <= nowMs)

/** A reward whose chance differs from the table before. A chance of null: it is not in that table. */
export interface TableChange {
  readonly set: RewardSet
  readonly contents: WheelContents
  readonly before: number | null
  readonly after: number | null
}

const keyOf = (contents: WheelContents): string => {
  if (contents.kind === 'item') return `${contents.item.id} ${contents.quantity}`
  return contents.kind === 'coins' ? `coins ${contents.coins}` : `tickets ${contents.tickets}`
}

function chancesOf({ rewards, weightTotal }: WheelTable['sets'][RewardSet]) {
  const chances = new Map<string, { contents: WheelContents; chance: number }>()
  for (const { contents, weight } of rewards) {
    const known = chances.get(keyOf(contents))?.chance ?? 0
    chances.set(keyOf(contents), { contents, chance: known + weight / weightTotal })
  }
  return chances
}

/** Chances come from divisions, so equal ones may differ in the last bit. */
const tolerance = 1e-12

/** What a table changed against the one before it. */
export const tableChanges = (table: WheelTable, previous: WheelTable): readonly TableChange[] =>
  rewardSets.flatMap((set) => {
    const before = chancesOf(previous.sets[set])
    const after = chancesOf(table.sets[set])
    return [...new Map([...after, ...before])].flatMap(([key, { contents }]) => {
      const change = {
        set,
        contents,
        before: before.get(key)?.chance ?? null,
        after: after.get(key)?.chance ?? null,
      }
      return Math.abs((change.after ?? 0) - (change.before ?? 0)) < tolerance ? [] : [change]
    })
  })

import type { Selection } from '@olympus/contract/character-selection'
import type { Character, OpenSelection } from '@olympus/contract/characters'

type Leveled = Pick<Character, 'heroLevel' | 'id' | 'level'>

const isHigher = (one: Leveled, other: Leveled): boolean =>
  one.level > other.level || (one.level === other.level && one.heroLevel > other.heroLevel)

/** The first of the highest characters; null if there is none. */
export const highestOf = <C extends Leveled>(characters: readonly C[]): C | null =>
  characters.reduce<C | null>((best, each) => (best && !isHigher(each, best) ? best : each), null)

/** What a player has chosen so far. A character that appears meanwhile stays: leaving out is a choice. */
export interface Choice {
  readonly leftOutIds: readonly number[]
  /** Null: nobody in particular. */
  readonly heirId: number | null
}

export const emptyChoice: Choice = { leftOutIds: [], heirId: null }

/** What an open selection was confirmed with. */
export const choiceOf = ({ deletedIds, heirId }: OpenSelection): Choice => ({
  leftOutIds: deletedIds,
  heirId,
})

export const withKept = (choice: Choice, id: number, isKept: boolean): Choice => ({
  ...choice,
  leftOutIds: isKept
    ? choice.leftOutIds.filter((leftOut) => leftOut !== id)
    : [...new Set([...choice.leftOutIds, id])],
})

interface Chosen<C> {
  readonly kept: readonly C[]
  readonly leftOut: readonly C[]
  /** The chosen one while it stays, else the highest that does; null if none stays. */
  readonly heirId: number | null
  /** Why it cannot be previewed. */
  readonly obstacle: 'NONE_KEPT' | 'ALL_KEPT' | null
}

/** The choice among the characters that there are now. */
export function chosenOf<C extends Leveled>(characters: readonly C[], choice: Choice): Chosen<C> {
  const leftOutIds = new Set(choice.leftOutIds)
  const kept = characters.filter(({ id }) => !leftOutIds.has(id))
  const leftOut = characters.filter(({ id }) => leftOutIds.has(id))
  const heir = kept.find(({ id }) => id === choice.heirId) ?? highestOf(kept)
  return {
    kept,
    leftOut,
    heirId: heir?.id ?? null,
    obstacle: kept.length === 0 ? 'NONE_KEPT' : leftOut.length === 0 ? 'ALL_KEPT' : null,
  }
}

/** Whether it was confirmed without time to cancel. Confirmed again after a change, it keeps its date. */
export const isAtOnce = ({ confirmedAt, dueAt }: Pick<Selection, 'confirmedAt' | 'dueAt'>): boolean =>
  Date.parse(dueAt) <= Date.parse(confirmedAt)

/** Characters that have appeared since a selection was confirmed. */
export const newSince = <C extends Leveled>(
  { keptIds, deletedIds }: Pick<OpenSelection, 'deletedIds' | 'keptIds'>,
  characters: readonly C[],
): readonly C[] => characters.filter(({ id }) => !keptIds.includes(id) && !deletedIds.includes(id))

import type { CharacterItem } from '@olympus/contract/character-item'
import type { CharacterView } from '@olympus/contract/character-pages'

import { glanceSlots } from '../glance-slots.ts'
import { compareFigures, type ComparedFigure } from '../../../shared/game-data/item-figure-rules.ts'

type Pair<Value> = readonly [one: Value, other: Value]

export const comparedValues = [
  'level',
  'heroLevel',
  'jobLevel',
  'hp',
  'mp',
  'attackMin',
  'attackMax',
  'defense',
  'fire',
  'water',
  'light',
  'shadow',
  'reputation',
  'achievementPoints',
] as const
export type ComparedValueName = (typeof comparedValues)[number]

export interface ComparedValue {
  readonly name: ComparedValueName
  /** Null: the game has not reported it. */
  readonly values: Pair<number | null>
  /** What the first one has more than the other. Null if one of them is unknown. */
  readonly difference: number | null
}

function valueOf(character: CharacterView, name: ComparedValueName): number | null {
  const { own } = character
  switch (name) {
    case 'level':
    case 'heroLevel':
    case 'jobLevel':
    case 'reputation':
    case 'achievementPoints':
      return character[name]
    case 'fire':
    case 'water':
    case 'light':
    case 'shadow':
      return own?.resistances?.[name] ?? null
    default:
      return own?.[name] ?? null
  }
}

/** The values of two own characters, in the order of the page. */
export const compareValues = (one: CharacterView, other: CharacterView): ComparedValue[] =>
  comparedValues.map((name) => {
    const values = [valueOf(one, name), valueOf(other, name)] as const
    const [own, theirs] = values
    return { name, values, difference: own === null || theirs === null ? null : own - theirs }
  })

type Worn = readonly { readonly slot: number; readonly item: CharacterItem }[]

export interface ComparedSlot {
  readonly key: string
  readonly slot: number
  readonly items: Pair<CharacterItem | null>
  /** The figures that differ. Empty also if only one of them wears something. */
  readonly figures: readonly ComparedFigure[]
  /** They wear equal things, or nothing. */
  readonly isSame: boolean
}

const itemsIn = (worn: Worn, slot: number) =>
  worn.filter((each) => each.slot === slot).map(({ item }) => item)

function compareItems(one: CharacterItem | null, other: CharacterItem | null) {
  if (!one || !other) return { figures: [], isSame: one === other }
  const figures = compareFigures(one, other).filter(({ difference }) => difference !== 0)
  const isSame = figures.length === 0 && one.vnum === other.vnum && one.rarity === other.rarity
  return { figures, isSame }
}

/** What two characters wear, slot by slot. Slots that the portal does not know follow by their codes. */
export function compareSlots(one: Worn, other: Worn): ComparedSlot[] {
  const known: readonly number[] = glanceSlots
  const more = [...new Set([...one, ...other].map(({ slot }) => slot))].filter(
    (slot) => !known.includes(slot),
  )
  return [...known, ...more.toSorted((first, second) => first - second)].flatMap((slot) => {
    const [own, theirs] = [itemsIn(one, slot), itemsIn(other, slot)]
    // A newer game may report several items in one slot.
    return Array.from({ length: Math.max(1, own.length, theirs.length) }, (_, index): ComparedSlot => {
      const items = [own[index] ?? null, theirs[index] ?? null] as const
      return { key: `${slot}-${index}`, slot, items, ...compareItems(...items) }
    })
  })
}

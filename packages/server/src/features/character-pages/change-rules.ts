import {
  type CharacterChanges,
  comparedFigures,
  type ComparedFigure,
  type WornItem,
} from '@olympus/contract/character-changes'

/** What is kept of a visit. An older portal may have kept fewer figures. */
export interface SeenFigures extends Readonly<Partial<Record<ComparedFigure, number>>> {
  /** Null: the game had reported no equipment. */
  readonly equipment: readonly (WornItem & { readonly slot: number })[] | null
}

/** The last visit and now. */
export interface Comparison {
  /** Null: this is the first visit, or the game had reported nothing. */
  readonly before: SeenFigures | null
  readonly now: SeenFigures | null
  readonly since: Date | null
}

/** Time online is shown in minutes. */
const smallestChange: Partial<Record<ComparedFigure, number>> = { onlineSeconds: 60 }

function changedFigures(before: SeenFigures, now: SeenFigures): CharacterChanges['figures'] {
  return comparedFigures.flatMap((figure) => {
    const [was, is] = [before[figure], now[figure]]
    if (was === undefined || is === undefined || was === is) return []
    return Math.abs(is - was) < (smallestChange[figure] ?? 1) ? [] : [{ figure, before: was, now: is }]
  })
}

const isSame = (one: WornItem | null, other: WornItem | null) =>
  one?.vnum === other?.vnum &&
  one?.rarity === other?.rarity &&
  one?.upgrade === other?.upgrade &&
  one?.elementRate === other?.elementRate

/** Names every field, so that nothing else that was kept is shown. */
function wornIn(worn: NonNullable<SeenFigures['equipment']>, slot: number): WornItem | null {
  const found = worn.find((each) => each.slot === slot)
  if (!found) return null
  const { vnum, name, rarity, upgrade, elementRate } = found
  return {
    vnum,
    ...(name !== undefined && { name }),
    ...(rarity !== undefined && { rarity }),
    ...(upgrade !== undefined && { upgrade }),
    ...(elementRate !== undefined && { elementRate }),
  }
}

function changedEquipment(
  { equipment: before }: SeenFigures,
  { equipment: now }: SeenFigures,
): CharacterChanges['equipment'] {
  if (!before || !now) return []
  const slots = new Set([...before, ...now].map(({ slot }) => slot))
  return [...slots]
    .toSorted((one, other) => one - other)
    .map((slot) => ({ slot, before: wornIn(before, slot), now: wornIn(now, slot) }))
    .filter((change) => !isSame(change.before, change.now))
}

/** What differs from the last visit. Nothing is said without figures of both. */
export function changesOf({ before, now, since }: Comparison): CharacterChanges {
  if (!before || !now || !since) return { since: null, figures: [], equipment: [] }
  return {
    since: since.toISOString(),
    figures: changedFigures(before, now),
    equipment: changedEquipment(before, now),
  }
}

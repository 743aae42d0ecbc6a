import type { SelectionPreview } from '@olympus/contract/character-selection'

type Owned = { readonly characterId: number }
type OwnedItem = SelectionPreview['coupons'][number]

/** Entries by the character that they are of, in the order of the characters. */
export const groupedByOwner = <C extends { readonly id: number }, E extends Owned>(
  characters: readonly C[],
  entries: readonly E[],
): readonly { readonly owner: C; readonly entries: readonly E[] }[] =>
  characters
    .map((owner) => ({ owner, entries: entries.filter(({ characterId }) => characterId === owner.id) }))
    .filter((group) => group.entries.length > 0)

/** When the oldest data of the plan is from; null if the game has reported none. */
export const oldestOf = ({ deleted }: Pick<SelectionPreview, 'deleted'>): string | null =>
  deleted.reduce<string | null>(
    (oldest, { capturedAt }) =>
      capturedAt !== null && (oldest === null || Date.parse(capturedAt) < Date.parse(oldest))
        ? capturedAt
        : oldest,
    null,
  )

/** Wear alone does not make it another item. */
const keyOf = ({ characterId, item: { durability: _, ...item } }: OwnedItem): string =>
  JSON.stringify([characterId, Object.entries(item).toSorted(([one], [other]) => (one < other ? -1 : 1))])

/** The items of `after` that `before` does not have, each as often as it is new. */
function addedItems(before: readonly OwnedItem[], after: readonly OwnedItem[]): readonly OwnedItem[] {
  const left = new Map<string, number>()
  for (const each of before) left.set(keyOf(each), (left.get(keyOf(each)) ?? 0) + 1)
  return after.filter((each) => {
    const count = left.get(keyOf(each)) ?? 0
    left.set(keyOf(each), count - 1)
    return count <= 0
  })
}

/** How a plan differs from the one that the player has seen. */
export interface PlanChanges {
  readonly newlyDeletedIds: ReadonlySet<number>
  /** No longer on the list of deleted characters. */
  readonly sparedNames: readonly string[]
  readonly newItems: ReadonlySet<OwnedItem>
  readonly goneItems: readonly OwnedItem[]
}

/** What the player knows before a plan. */
export interface PlanBefore {
  readonly deleted: readonly Pick<SelectionPreview['deleted'][number], 'id' | 'name'>[]
  /** Null before the first plan. */
  readonly coupons: readonly OwnedItem[] | null
}

export function changesBetween(before: PlanBefore, after: SelectionPreview): PlanChanges {
  const idsBefore = new Set(before.deleted.map(({ id }) => id))
  const idsAfter = new Set(after.deleted.map(({ id }) => id))
  return {
    newlyDeletedIds: new Set([...idsAfter].filter((id) => !idsBefore.has(id))),
    sparedNames: before.deleted.filter(({ id }) => !idsAfter.has(id)).map(({ name }) => name),
    newItems: new Set(before.coupons && addedItems(before.coupons, after.coupons)),
    goneItems: addedItems(after.coupons, before.coupons ?? []).filter(({ characterId }) =>
      idsAfter.has(characterId),
    ),
  }
}

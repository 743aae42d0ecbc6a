import type { SectionName } from '@olympus/contract/bridge/batch'
import type { GameItem } from '@olympus/contract/bridge/sections'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { SectionBody } from '../character-pages/read-sections.ts'

/** An item as the game reported it, with fields that the portal does not know. */
type ReportedItem = z.output<typeof GameItem>
type Bazaar = SectionBody<'bazaar'>
type ReportedListing = Bazaar['listings'][number]
type ReportedBid = NonNullable<Bazaar['bids']>[number]

/** An item or stack of a character that is deleted. */
export interface PlannedItem {
  readonly characterId: number
  readonly item: ReportedItem
}

interface PlannedCharacter {
  readonly characterId: number
  readonly gold: number
  readonly mateCount: number
  /** Of the oldest section that the plan is made of. Null if one was never reported. */
  readonly capturedAt: string | null
}

/** What a permanent selection deletes, moves and turns into coupons, by what the game has reported last. */
export interface SelectionPlan {
  readonly characters: readonly PlannedCharacter[]
  /** From the inventory, worn by the character, and worn by its mates. Each becomes a coupon. */
  readonly items: readonly PlannedItem[]
  readonly listings: readonly { readonly characterId: number; readonly listing: ReportedListing }[]
  readonly bids: readonly { readonly characterId: number; readonly bid: ReportedBid }[]
}

/** The sections that a plan is made of. */
export const plannedSections = ['equipment', 'inventory', 'mates', 'bazaar'] as const satisfies SectionName[]
type PlannedSection = (typeof plannedSections)[number]

interface ReportedCharacter {
  readonly characterId: number
  readonly gold: number
  readonly ages: { readonly [Section in PlannedSection]?: string }
  readonly bodies: { readonly [Section in PlannedSection]?: SectionBody<Section> }
}

const readCharacters = (queries: Queries, characterIds: readonly number[]) =>
  queries.query<ReportedCharacter>(sql`
    select character.id as character_id, gold,
      coalesce((
        select jsonb_object_agg(section, head -> 'capturedAt') from jsonb_each(heads) as reported (section, head)
        where section = any(${[...plannedSections]})), '{}') as ages,
      coalesce((
        select jsonb_object_agg(section, body) from character_section
        where character_section.character_id = character.id and section = any(${[...plannedSections]})), '{}') as bodies
    from character left join character_snapshot on character_snapshot.character_id = character.id
    where character.id = any(${[...characterIds]}::bigint[]) order by character.id`)

function oldestOf(ages: ReportedCharacter['ages']): string | null {
  const times = plannedSections.map((section) => ages[section])
  if (times.includes(undefined)) return null
  return (
    times.flatMap((time) => time ?? []).toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ??
    null
  )
}

const itemsOf = ({ equipment, inventory, mates }: ReportedCharacter['bodies']): ReportedItem[] => [
  ...(equipment?.items ?? []).toSorted((one, other) => one.slot - other.slot).map(({ item }) => item),
  ...(inventory?.items ?? [])
    .toSorted((one, other) => one.type - other.type || one.position - other.position)
    .map(({ item }) => item),
  ...(mates?.mates ?? []).flatMap(({ items = [] }) => items.map(({ item }) => item)),
]

/** Reads what a permanent selection would do with these characters. */
export async function readPlan(queries: Queries, deletedIds: readonly number[]): Promise<SelectionPlan> {
  const reported = await readCharacters(queries, deletedIds)
  return {
    characters: reported.map(({ characterId, gold, ages, bodies }) => ({
      characterId,
      gold,
      mateCount: bodies.mates?.mates.length ?? 0,
      capturedAt: oldestOf(ages),
    })),
    items: reported.flatMap(({ characterId, bodies }) =>
      itemsOf(bodies).map((item) => ({ characterId, item })),
    ),
    listings: reported.flatMap(({ characterId, bodies }) =>
      (bodies.bazaar?.listings ?? []).map((listing) => ({ characterId, listing })),
    ),
    bids: reported.flatMap(({ characterId, bodies }) =>
      (bodies.bazaar?.bids ?? []).map((bid) => ({ characterId, bid })),
    ),
  }
}

/** The same text for equal values, whatever the order of their fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join()}}`
}

/** Equal for items that differ only in their number, their wear, or the label that the game gives them. */
const kindOf = (item: ReportedItem): string =>
  canonical({ ...item, amount: undefined, durability: undefined, name: undefined })

/** Pieces that are left to be matched, by a key. */
class Pieces {
  readonly #left = new Map<string, number>()

  add(key: string, pieces: number): void {
    this.#left.set(key, (this.#left.get(key) ?? 0) + pieces)
  }

  /** Takes up to so many. Returns how many it took. */
  take(key: string, pieces: number): number {
    const left = this.#left.get(key) ?? 0
    const taken = Math.min(left, pieces)
    this.#left.set(key, left - taken)
    return taken
  }
}

/**
 * The items of an earlier plan that a later one lacks, with the number of missing pieces. It does not matter
 * which of the deleted characters has them, how they are stacked, or that they are in the bazaar now.
 */
export function missingItems(
  before: readonly PlannedItem[],
  { items, listings }: Pick<SelectionPlan, 'items' | 'listings'>,
): PlannedItem[] {
  const now = [
    ...items.map(({ characterId, item }) => ({ characterId, kind: kindOf(item), pieces: item.amount })),
    ...listings.map(({ characterId, listing: { item, amount, soldAmount } }) => ({
      characterId,
      kind: kindOf(item),
      pieces: Math.max(0, amount - soldAmount),
    })),
  ]
  const byCharacter = new Pieces()
  for (const { characterId, kind, pieces } of now) byCharacter.add(`${characterId} ${kind}`, pieces)
  const unmatched = before.map((planned) => {
    const { characterId, item } = planned
    return { planned, left: item.amount - byCharacter.take(`${characterId} ${kindOf(item)}`, item.amount) }
  })
  const elsewhere = new Pieces()
  for (const { characterId, kind, pieces } of now)
    elsewhere.add(kind, byCharacter.take(`${characterId} ${kind}`, pieces))
  return unmatched.flatMap(({ planned: { characterId, item }, left }) => {
    const amount = left - elsewhere.take(kindOf(item), left)
    return amount > 0 ? [{ characterId, item: { ...item, amount } }] : []
  })
}

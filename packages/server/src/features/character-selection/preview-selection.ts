import type { previewSelection as endpoint, SelectionPreview } from '@olympus/contract/character-selection'
import type { ErrorOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { projectBid, projectListing } from '../character-pages/bazaar-rules.ts'
import { projectItem } from '../character-pages/item-rules.ts'
import { type Choice, type Chosen, chooseCharacters } from './choose-characters.ts'
import { couponItems, findElsewhere } from './other-worlds.ts'
import { missingItems, type PlannedItem, readPlan, type SelectionPlan } from './plan-selection.ts'
import { readSelected } from './selected-characters.ts'

interface PreviewRequest extends Chosen {
  readonly accountId: number
  readonly coolingOffHours: number
}

interface Circumstances {
  readonly openDeliveries: number
  /** Of the open selection. */
  readonly confirmedItems: readonly PlannedItem[]
  /** Whether the open selection is of the same choice and due. Confirmed again, it keeps its date. */
  readonly isDue: boolean
  readonly serverNow: Date
}

const readCircumstances = (queries: Queries, accountId: number, choice: Choice) =>
  queries.one<Circumstances>(sql`
    select
      (select count(*) from task
        where character_id = any(${[...choice.deletedIds]}::bigint[]) and kind = 'delivery'
          and task.state in ('queued', 'claimed', 'delayed')) as open_deliveries,
      coalesce(confirmed_items, '[]') as confirmed_items,
      coalesce(due_at <= now() and heir_id = ${choice.heirId} and kept_ids = ${[...choice.keptIds]}::bigint[]
        and deleted_ids = ${[...choice.deletedIds]}::bigint[], false) as is_due,
      now() as server_now
    from (values (${accountId}::bigint)) as asked (account_id)
    left join character_selection as selection
      on selection.account_id = asked.account_id and selection.state in ('pending', 'changed', 'running')`)

const shownBid = ({ characterId, bid }: SelectionPlan['bids'][number]) => ({
  characterId,
  bid: projectBid(bid),
})

const shownListing = ({ characterId, listing }: SelectionPlan['listings'][number]) => ({
  characterId,
  listing: projectListing(listing),
})

const shown = ({ characterId, item }: PlannedItem) => ({ characterId, item: projectItem(item) })

/** Lists what a permanent selection would do, by what the game has reported last. Changes nothing. */
export async function previewSelection(
  queries: Queries,
  { accountId, coolingOffHours, ...chosen }: PreviewRequest,
): Promise<SelectionPreview | Failure<'BAD_REQUEST' | ErrorOf<typeof endpoint>>> {
  const choice = await chooseCharacters(queries, accountId, chosen)
  if (choice instanceof Failure) return choice
  const { keptIds, deletedIds, heirId, previewHash } = choice
  const plan = await readPlan(queries, deletedIds)
  const characters = await readSelected(queries, [...keptIds, ...deletedIds])
  const { openDeliveries, confirmedItems, isDue, serverNow } = await readCircumstances(
    queries,
    accountId,
    choice,
  )
  const elsewhere = await findElsewhere(queries, choice)
  const isMoved = ({ characterId }: { readonly characterId: number }) => !elsewhere.has(characterId)
  // An item of a character that stays now is not lost.
  const wasConfirmed = confirmedItems.filter(({ characterId }) => !keptIds.includes(characterId))
  const fates = new Map(plan.characters.map(({ characterId, ...fate }) => [characterId, fate]))
  return {
    deleted: characters.flatMap((character) => {
      const fate = fates.get(character.id)
      return fate ? [{ ...character, ...fate }] : []
    }),
    kept: characters.filter(({ id }) => keptIds.includes(id)),
    heirId,
    listings: plan.listings.filter(isMoved).map(shownListing),
    bids: plan.bids.filter(isMoved).map(shownBid),
    lostBids: plan.bids.filter((owned) => !isMoved(owned) && !owned.bid.isWon).map(shownBid),
    lostSales: plan.listings
      .filter((owned) => !isMoved(owned) && owned.listing.soldAmount > 0)
      .map(shownListing),
    coupons: couponItems(plan, elsewhere).map(shown),
    openDeliveries,
    missing: missingItems(wasConfirmed, plan).map(shown),
    coolingOffHours: isDue ? 0 : coolingOffHours,
    previewHash,
    serverNow: serverNow.toISOString(),
  }
}

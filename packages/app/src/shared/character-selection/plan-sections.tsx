import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { BazaarListing } from '@olympus/contract/character-bazaar'
import type { SelectionPreview } from '@olympus/contract/character-selection'
import { Accordion } from '@olympus/ui/accordion/accordion'
import { AccordionItem } from '@olympus/ui/accordion/accordion-item'
import { Avatar } from '@olympus/ui/avatar/avatar'
import { Badge } from '@olympus/ui/badge/badge'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { hasEnded, remainsOf, takingsOf, type ListingState } from '../bazaar/bazaar-rules.ts'
import { characterIcon, useCharacterTexts } from '../texts/character-texts.ts'
import { useServerClock } from '../use-server-clock.ts'
import { PlanItem, PlanList, PlanSection } from './plan-rows.tsx'
import { groupedByOwner, type PlanChanges } from './plan-rules.ts'
import * as styles from './plan.css.ts'

interface DeletedCharactersProps {
  readonly preview: SelectionPreview
  readonly newIds: ReadonlySet<number> | undefined
}

/** Who is deleted, and what is lost with each. */
export function DeletedCharacters({ preview: { deleted }, newIds }: DeletedCharactersProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useCharacterTexts()
  return (
    <PlanSection
      title={t`Deleted`}
      count={deleted.length}
      hint={t`Levels, gold, pets and partners are lost.`}
    >
      <PlanList isLost label={t`Deleted`}>
        {deleted.map((character) => {
          const { id, name, mateCount, capturedAt } = character
          const gold = format.number(character.gold)
          return (
            <li key={id} className={styles.row}>
              <Avatar name={name} icon={characterIcon(character)} element={character.element} size="sm" />
              <span className={styles.words}>
                <span className={styles.name}>
                  <span translate="no">{name}</span>
                  {/* On the soft red of the list, the accent would be too faint. */}
                  {newIds?.has(id) && <Badge tone="neutral">{t`New`}</Badge>}
                </span>
                <span className={styles.line2}>{texts.line(character)}</span>
              </span>
              <span className={styles.value}>
                {capturedAt === null ? (
                  t`Not reported yet`
                ) : (
                  <>
                    <span>{t`${gold} gold`}</span>
                    {mateCount > 0 && (
                      <span>
                        {t`${plural(mateCount, { one: '# pet or partner', other: '# pets and partners' })}`}
                      </span>
                    )}
                  </>
                )}
              </span>
            </li>
          )
        })}
      </PlanList>
    </PlanSection>
  )
}

type OwnedBid = SelectionPreview['bids'][number]

function BidItem({ bid, owner }: { readonly bid: OwnedBid['bid']; readonly owner: string }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const gold = format.number(bid.price)
  return (
    <PlanItem
      item={bid.item}
      amount={bid.amount}
      line={bid.isWon ? t`Won by ${owner}` : t`Bid of ${owner}`}
      value={t`${gold} gold`}
    />
  )
}

interface ListedItemProps {
  readonly listing: BazaarListing
  readonly owner: string
  readonly nowMs: number
}

/** What is left of a listing, and the gold that it has brought. */
function ListedItem({ listing, owner, nowMs }: ListedItemProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { state, pieces, gold } = remainsOf(listing, nowMs)
  const proceeds = format.number(gold)
  const lines: Record<ListingState, string> = {
    onSale: t`For sale by ${owner}`,
    partlySold: t`For sale by ${owner}`,
    sold: t`Sold by ${owner}`,
    expired: t`Expired listing of ${owner}, to take back`,
  }
  return (
    <PlanItem
      item={listing.item}
      amount={pieces}
      line={lines[state]}
      value={
        gold > 0n && (
          <span>{hasEnded(state) ? t`${proceeds} gold to collect` : t`${proceeds} gold from sales`}</span>
        )
      }
    />
  )
}

const nameIn = (characters: SelectionPreview['deleted'] | SelectionPreview['kept'], id: number): string =>
  characters.find((each) => each.id === id)?.name ?? ''

/** The bazaar and bid items of the deleted characters. */
export function MovedItems({ preview }: { readonly preview: SelectionPreview }): ReactNode {
  const { t } = useLingui()
  const nowMs = useServerClock(preview)
  const { deleted, kept, heirId, listings, bids } = preview
  const heir = nameIn(kept, heirId)
  const moved = listings.length + bids.length
  return (
    <PlanSection
      title={t`Go to ${heir}`}
      count={moved}
      hint={moved === 0 ? t`There are no bazaar and bid items.` : undefined}
    >
      {moved > 0 && (
        <PlanList label={t`Go to ${heir}`}>
          {listings.map(({ characterId, listing }) => {
            const owner = nameIn(deleted, characterId)
            return <ListedItem key={`listing-${listing.id}`} listing={listing} owner={owner} nowMs={nowMs} />
          })}
          {bids.map(({ characterId, bid }) => (
            <BidItem key={`bid-${bid.id}`} bid={bid} owner={nameIn(deleted, characterId)} />
          ))}
        </PlanList>
      )}
    </PlanSection>
  )
}

interface LostSaleProps {
  readonly listing: BazaarListing
  readonly owner: string
}

/** What a listing has sold. What is left of it is among the coupons. */
function LostSale({ listing, owner }: LostSaleProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const gold = format.number(takingsOf(listing).proceeds)
  return (
    <PlanItem
      item={listing.item}
      amount={listing.soldAmount}
      line={t`Sold by ${owner}`}
      value={t`${gold} gold`}
    />
  )
}

/** The bids, and the gold from sales, that no game can move to the heir. */
export function LostInBazaar({
  // A server of an older release lists no sales.
  preview: { deleted, kept, heirId, lostBids, lostSales = [] },
}: {
  readonly preview: SelectionPreview
}): ReactNode {
  const { t } = useLingui()
  const heir = nameIn(kept, heirId)
  const count = lostBids.length + lostSales.length
  if (count === 0) return null
  return (
    <PlanSection
      title={t`Lost`}
      count={count}
      hint={t`Bids and sales in another world than ${heir} cannot be moved. Their gold is lost. Collect gold from sales in time.`}
    >
      <PlanList isLost label={t`Lost`}>
        {lostSales.map(({ characterId, listing }) => (
          <LostSale key={`sale-${listing.id}`} listing={listing} owner={nameIn(deleted, characterId)} />
        ))}
        {lostBids.map(({ characterId, bid }) => (
          <BidItem key={`bid-${bid.id}`} bid={bid} owner={nameIn(deleted, characterId)} />
        ))}
      </PlanList>
    </PlanSection>
  )
}

interface CouponItemsProps {
  readonly preview: SelectionPreview
  readonly newItems: PlanChanges['newItems'] | undefined
}

/** The items of each deleted character that become coupons. */
export function CouponItems({ preview: { deleted, coupons }, newItems }: CouponItemsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <PlanSection
      title={t`Become coupons`}
      count={coupons.length}
      hint={
        coupons.length === 0
          ? t`There are no items in inventories or worn.`
          : t`One coupon for each stack in an inventory or worn. Items that are added later become coupons, too.`
      }
    >
      {coupons.length > 0 && (
        <Accordion headingLevel={4}>
          {groupedByOwner(deleted, coupons).map(({ owner, entries }) => {
            const { name } = owner
            const size = format.number(entries.length)
            return (
              <AccordionItem key={owner.id} title={t`${name} (${size})`}>
                <PlanList label={t`Items of ${name}`}>
                  {entries.map((entry, index) => (
                    // An item has no ID, and the list does not change while it is shown.
                    // oxlint-disable-next-line react/no-array-index-key
                    <PlanItem key={index} item={entry.item} isNew={newItems?.has(entry) ?? false} />
                  ))}
                </PlanList>
              </AccordionItem>
            )
          })}
        </Accordion>
      )}
    </PlanSection>
  )
}

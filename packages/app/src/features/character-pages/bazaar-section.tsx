import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getBazaar } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { BazaarBids } from './bazaar-bids.tsx'
import { BazaarIncome } from './bazaar-income.tsx'
import { BazaarListings } from './bazaar-listings.tsx'
import { listingState, takingsOf } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-section.css.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { refreshMsOf } from './refresh-rules.ts'
import { refuseClosed } from './refuse-closed.ts'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { useServerClock } from '../../shared/use-server-clock.ts'
import { useViewRequest } from './view-request.ts'

type Bazaar = DataOf<typeof getBazaar>

interface BazaarSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** What a character sells and bids for in the game. */
export function BazaarSection({ characterId, character }: BazaarSectionProps): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getBazaar, useViewRequest(characterId), { refreshInterval: refreshMsOf(character) })
  refuseClosed(answer, character)
  const { data, error } = answer
  const nowMs = useServerClock(data)
  const rows = useRows(data, nowMs)
  const hasFailed = error !== undefined && data === undefined

  return (
    <>
      <QuietCallout age={data} />
      <div className={styles.columns}>
        <Card isFlush title={t`Listed for sale`} actions={data && <Places bazaar={data} />}>
          <Loaded answer={answer} isEmpty={({ listings }) => listings.length === 0} empty={<NoListings />}>
            {(loaded) => <BazaarListings rows={loaded && rows} nowMs={nowMs} />}
          </Loaded>
        </Card>
        {!hasFailed && (
          <div className={styles.sideColumn}>
            {data?.listings.length !== 0 && <BazaarIncome rows={data && rows} />}
            <BazaarBids bids={data?.bids} nowMs={nowMs} />
            <Card className={styles.age}>
              <AgeLine age={data} />
              <p className={styles.hint}>{t`The bazaar keeps running while the character is offline.`}</p>
            </Card>
          </div>
        )}
      </div>
    </>
  )
}

/** Each listing with its state, its money and its texts. */
function useRows(bazaar: Bazaar | undefined, nowMs: number) {
  const { gameData, lookOf } = useItemTexts()
  return useMemo(
    () =>
      (bazaar?.listings ?? []).map((listing) => ({
        ...listing,
        ...takingsOf(listing),
        state: listingState(listing, nowMs),
        look: lookOf(listing.item),
        known: gameData.item(listing.item.vnum),
      })),
    [bazaar, nowMs, gameData, lookOf],
  )
}

function Places({ bazaar: { listings, maxListings } }: { bazaar: Bazaar }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (maxListings === null) return null
  const used = format.number(listings.length)
  const places = format.number(maxListings)
  return <span className={styles.hint}>{t`${used} of ${places} places`}</span>
}

function NoListings(): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="cornucopia"
      headingLevel={3}
      title={t`Nothing in the bazaar`}
      description={t`Items that the character lists at a bazaar keeper in the game appear here, with what they bring in.`}
    />
  )
}

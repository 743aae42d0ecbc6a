import { useLingui } from '@lingui/react/macro'
import type { BazaarBid } from '@olympus/contract/character-bazaar'
import { Card } from '@olympus/ui/card/card'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { BidBadge } from './bazaar-badges.tsx'
import { bidState, type BidState } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-section.css.ts'
import { useItemTexts } from '../../shared/game-data/item-texts.ts'
import { TimeLeftText } from './time-left-text.tsx'

interface BazaarBidsProps {
  /** Undefined while loading. */
  readonly bids: readonly BazaarBid[] | undefined
  readonly nowMs: number
}

export function BazaarBids({ bids, nowMs }: BazaarBidsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  return (
    <Card
      isFlush
      title={t`Bids`}
      actions={!!bids?.length && <span className={styles.hint}>{format.number(bids.length)}</span>}
    >
      {bids?.length === 0 ? (
        <p className={styles.noBids}>{t`No bids. Bids that the character places in the game appear here.`}</p>
      ) : (
        <ul className={styles.bids}>
          {bids ? bids.map((bid) => <Bid key={bid.id} bid={bid} nowMs={nowMs} />) : <Placeholder />}
        </ul>
      )}
    </Card>
  )
}

function Bid({ bid, nowMs }: { bid: BazaarBid; nowMs: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { lookOf } = useItemTexts()
  const look = lookOf(bid.item)
  const state = bidState(bid, nowMs)
  const amount = format.number(bid.amount)
  return (
    <li className={styles.bid}>
      <ItemTile icon={look.icon} rarity={look.rarity} size={36} />
      <div className={styles.words}>
        <span className={styles.name}>
          <span lang={look.nameLang}>{look.name}</span> {look.upgrade} {bid.amount > 1 && t`× ${amount}`}
        </span>
        <BidPrice bid={bid} state={state} />
      </div>
      <div className={styles.bidEnd}>
        <BidBadge state={state} />
        <span className={styles.bidTime}>
          {state === 'won' && t`Collect`}
          {(state === 'ahead' || state === 'outbid') && <TimeLeftText until={bid.endsAt} nowMs={nowMs} />}
        </span>
      </div>
    </li>
  )
}

function BidPrice({ bid, state }: { bid: BazaarBid; state: BidState }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const price = format.number(bid.price)
  const highest = format.number(bid.highestPrice)
  const text = () => {
    if (state === 'won') return t`Won for ${price}`
    return bid.price < bid.highestPrice ? t`Your bid ${price}, highest ${highest}` : t`Your bid ${price}`
  }
  return <span className={styles.hint}>{text()}</span>
}

const Placeholder = (): ReactNode =>
  [0, 1, 2].map((place) => (
    <li key={place} className={styles.bid}>
      <Skeleton isBlock width={36} height={36} radius={9} />
      <div className={styles.words}>
        <Skeleton width={120} height={12} />
        <Skeleton width={90} height={12} />
      </div>
      <Skeleton width={64} height={20} />
    </li>
  ))

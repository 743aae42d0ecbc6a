import { Trans, useLingui } from '@lingui/react/macro'
import type { BazaarListing } from '@olympus/contract/character-bazaar'
import { Icon } from '@olympus/ui/icon/icon'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import { Meter } from '@olympus/ui/meter/meter'
import type { Column } from '@olympus/ui/table/table'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { ListingBadge } from './bazaar-badges.tsx'
import type { BazaarColumn } from './bazaar-query.ts'
import type { ListingState, Takings } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-section.css.ts'
import type { KnownItem } from '../../shared/game-data/game-data-of.ts'
import type { ItemLook } from '../../shared/game-data/use-item-look.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import { TimeLeftText } from './time-left-text.tsx'

/** A listing with everything that its row shows. */
export interface ListingRow extends BazaarListing, Takings {
  readonly state: ListingState
  readonly look: ItemLook
  /** Null if the game data does not know it. */
  readonly known: KnownItem | null
}

type ListingColumn = Column<ListingRow> & { readonly id: BazaarColumn | 'sold' | 'state' }

/** The last hours are marked. */
const soonMs = 12 * 60 * 60 * 1000

export function useListingColumns(nowMs: number): readonly ListingColumn[] {
  const { t } = useLingui()
  const format = useFormat()
  return [
    {
      id: 'item',
      header: t`Item`,
      isRowHeader: true,
      sortFirst: 'ascending',
      cell: (row) => <Item row={row} />,
    },
    {
      id: 'state',
      header: t`Status`,
      mobile: 'end',
      className: styles.stateColumn,
      cell: ({ state }) => <ListingBadge state={state} />,
    },
    { id: 'sold', header: t`Sold`, cell: (row) => <Sold row={row} /> },
    {
      id: 'price',
      header: t`Price each`,
      align: 'end',
      className: styles.figureColumn,
      sortFirst: 'descending',
      cell: ({ pricePerItem }) => <span className={styles.price}>{format.number(pricePerItem)}</span>,
    },
    {
      id: 'income',
      header: t`Income`,
      align: 'end',
      className: styles.figureColumn,
      sortFirst: 'descending',
      cell: (row) => <Income row={row} />,
    },
    {
      id: 'left',
      header: t`Time left`,
      align: 'end',
      className: styles.figureColumn,
      sortFirst: 'ascending',
      cell: (row) => <Left row={row} nowMs={nowMs} />,
    },
  ]
}

function Item({ row: { look, known, isPackage, state } }: { row: ListingRow }): ReactNode {
  const { t } = useLingui()
  const kind = known?.kind
  return (
    <span className={styles.item}>
      <ItemTile icon={look.icon} rarity={look.rarity} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span lang={look.nameLang}>{look.name}</span> {look.upgrade}
        </span>
        {(kind || isPackage) && (
          <span className={styles.hint}>
            {kind && <span lang={langOf(known, 'kind')}>{kind}</span>}
            {kind && isPackage && ', '}
            {isPackage && t`Whole package only`}
          </span>
        )}
        <span className={styles.stateInItem}>
          <ListingBadge state={state} />
        </span>
      </span>
    </span>
  )
}

function Sold({ row: { amount, soldAmount } }: { row: ListingRow }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const sold = format.number(soldAmount)
  const pieces = format.number(amount)
  return (
    <div className={styles.sold}>
      <span className={styles.pieces}>
        <Trans>
          <b className={styles.soldPieces}>{sold}</b> of {pieces}
        </Trans>
      </span>
      <div aria-hidden>
        <Meter isCaptionHidden label={t`Sold`} value={soldAmount} max={amount} />
      </div>
    </div>
  )
}

function Income({ row: { proceeds, fee } }: { row: ListingRow }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const paid = format.number(fee)
  return (
    <span className={styles.income}>
      <span>{format.number(proceeds)}</span>
      {fee > 0n && <span className={styles.fee}>{t`Fee: ${paid}`}</span>}
    </span>
  )
}

function Left({ row: { state, expiresAt }, nowMs }: { row: ListingRow; nowMs: number }): ReactNode {
  const { t } = useLingui()
  if (state === 'sold') return <span className={styles.ended}>{t`Collect`}</span>
  if (state === 'expired') return <span className={styles.ended}>{t`Take back`}</span>
  return (
    <span className={styles.left} data-soon={Date.parse(expiresAt) - nowMs < soonMs || undefined}>
      <Icon icon={Clock} size={14} />
      <TimeLeftText until={expiresAt} nowMs={nowMs} />
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Meter } from '@olympus/ui/meter/meter'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import type { ListingRow } from './bazaar-columns.tsx'
import { totalsOf } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-section.css.ts'

interface BazaarIncomeProps {
  /** Undefined while loading. */
  readonly rows: readonly ListingRow[] | undefined
}

/** A share in hundredths of a percent. Amounts can be too large for a division of numbers. */
const shareOf = (part: bigint, whole: bigint) =>
  whole === 0n ? 0 : Number((part * 10_000n) / whole) / 10_000

/** Sums of all listings, whatever the filters: what buyers paid, and what is left of it. */
export function BazaarIncome({ rows }: BazaarIncomeProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const totals = rows && totalsOf(rows)
  const share = totals ? shareOf(totals.gross, totals.gross + totals.stillOnSale) : 0
  const figure = (value: bigint | undefined, sign: string = '') =>
    value === undefined ? <Skeleton width={84} height={12} /> : `${sign}${format.number(value)}`

  return (
    <Card isFlush title={t`Income`}>
      <div className={styles.lead}>
        <p className={styles.label}>{t`Of these listings, after fees`}</p>
        <p className={styles.big}>
          {totals ? format.number(totals.proceeds) : <Skeleton width={190} height={32} />}
        </p>
        <Meter
          label={t`Sold, by value`}
          value={share * 100}
          valueText={totals ? format.percent(share) : undefined}
          className={styles.share}
        />
      </div>
      <KeyValueList className={styles.totals}>
        <KeyValue label={t`Paid by buyers`}>{figure(totals?.gross)}</KeyValue>
        <KeyValue label={t`Sale fees`}>{figure(totals?.fee, totals?.fee ? '−' : '')}</KeyValue>
        <KeyValue label={t`To collect`}>{figure(totals?.toCollect)}</KeyValue>
        <KeyValue label={t`Pieces sold`}>{figure(totals?.piecesSold)}</KeyValue>
        <KeyValue label={t`Still on sale`}>{figure(totals?.stillOnSale)}</KeyValue>
      </KeyValueList>
    </Card>
  )
}

import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import {
  listSpendingLimits,
  setSpendingLimit,
  type SpendingLimit,
  type SpendingPeriod,
} from '@olympus/contract/spending-limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'
import { SpendingLimitDialog } from './spending-limit-dialog.tsx'
import * as styles from './spending-limits-card.css.ts'

const periodNames: Record<SpendingPeriod, MessageDescriptor> = {
  day: msg`Per 24 hours`,
  week: msg`Per 7 days`,
  month: msg`Per 30 days`,
}

/** The limits that players set on their own purchases. */
export function SpendingLimitsCard(): ReactNode {
  const { t, i18n } = useLingui()
  const answer = useApi(listSpendingLimits)
  const callOff = useApiAction(setSpendingLimit)
  const [openPeriod, setOpenPeriod] = useState<SpendingPeriod | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const opened = answer.data?.limits.find(({ period }) => period === openPeriod)

  async function keep({ period, maxCoins }: SpendingLimit): Promise<void> {
    const { data } = await callOff.call({ params: { period }, body: { maxCoins } })
    if (data) await answer.mutate(data, { revalidate: false })
  }

  function open(period: SpendingPeriod | null): void {
    callOff.reset()
    setOpenPeriod(period)
  }

  return (
    <Card
      className={styles.card}
      title={t`Spending limits`}
      description={t`The most Olympus Coins you can buy, not counting bonuses. A lower limit applies right away, a higher one after 24 hours.`}
    >
      {callOff.error && (
        <Callout tone="danger" role="alert" className={styles.error}>
          <ErrorText error={callOff.error} />
        </Callout>
      )}
      <Loaded answer={answer}>
        {(loaded) =>
          loaded ? (
            <ul ref={list} tabIndex={-1} aria-label={t`Spending limits`} className={styles.limits}>
              {loaded.limits.map((limit) => (
                <Limit
                  key={limit.period}
                  limit={limit}
                  name={i18n._(periodNames[limit.period])}
                  isPending={callOff.isPending}
                  onChange={() => open(limit.period)}
                  onCallOff={() => {
                    list.current?.focus()
                    void keep(limit)
                  }}
                />
              ))}
            </ul>
          ) : (
            <Skeleton isBlock height={168} />
          )
        }
      </Loaded>
      {opened && (
        <SpendingLimitDialog
          limit={opened}
          name={i18n._(periodNames[opened.period])}
          onSaved={(saved) => {
            setOpenPeriod(null)
            void answer.mutate(saved, { revalidate: false })
          }}
          onClose={() => open(null)}
        />
      )}
    </Card>
  )
}

interface LimitProps {
  readonly limit: SpendingLimit
  readonly name: string
  readonly isPending: boolean
  readonly onChange: () => void
  readonly onCallOff: () => void
}

function Limit({ limit, name, isPending, onChange, onCallOff }: LimitProps): ReactNode {
  const { t } = useLingui()
  const { maxCoins, boughtCoins, raise } = limit
  const oc = useOc()
  const bought = oc(boughtCoins)
  const most = maxCoins === null ? null : oc(maxCoins)

  return (
    <li className={styles.limit}>
      <div>
        <div className={styles.period}>{name}</div>
        <div className={styles.note}>
          {most === null ? t`${bought} bought, no limit` : t`${bought} of ${most} bought`}
        </div>
        {raise && <Raise raise={raise} />}
      </div>
      <div className={styles.actions}>
        {raise && (
          <Button
            size="sm"
            isPending={isPending}
            aria-label={t`Cancel increase: ${name}`}
            onClick={onCallOff}
          >
            {t`Cancel increase`}
          </Button>
        )}
        <Button size="sm" aria-label={t`Change: ${name}`} onClick={onChange}>
          {t`Change`}
        </Button>
      </div>
    </li>
  )
}

function Raise({ raise }: { readonly raise: NonNullable<SpendingLimit['raise']> }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const moment = format.dateTime(raise.at)
  if (raise.maxCoins === null) return <div className={styles.note}>{t`No limit starting ${moment}`}</div>
  const most = oc(raise.maxCoins)
  return <div className={styles.note}>{t`${most} starting ${moment}`}</div>
}

import { useLingui } from '@lingui/react/macro'
import { useApi, useIsStored } from '@olympus/api-client/hooks'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { countdownDuration } from '@olympus/ui/countdown/countdown-model'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useServerClock } from '../../shared/use-server-clock.ts'
import * as styles from './profile-page.css.ts'
import { nextSwap } from './character-marks.ts'

type Answer = DataOf<typeof listCharacters>

/** When the next character can be activated. Needs the server's answer and its clock. */
export function NextSwapCard(): ReactNode {
  const { t } = useLingui()
  const { data, error } = useApi(listCharacters)
  const isStored = useIsStored(listCharacters, data)
  const answer = isStored ? undefined : data
  // The roster beside it says so.
  if (!answer && error) return null

  return (
    <Card title={t`Next character swap`}>
      {answer ? <NextSwap answer={answer} /> : <Skeleton width={140} height={28} isBlock />}
      <p className={styles.swapRule}>
        {answer?.openSelection
          ? t`Swapping is closed while a permanent selection is open.`
          : t`One activation per week. The account must be fully offline.`}
      </p>
    </Card>
  )
}

function NextSwap({ answer }: { answer: Answer }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const next = nextSwap(answer, useServerClock(answer))

  switch (next.kind) {
    case 'closed':
      return <p className={styles.swapState}>{t`Closed`}</p>
    case 'pending':
      return <p className={styles.swapState}>{t`A swap is in progress`}</p>
    case 'now':
      return <p className={styles.swapState}>{t`Available now`}</p>
    case 'later':
      return (
        <time dateTime={countdownDuration(next.left)} className={styles.swapTime}>
          {next.left.map(({ amount, unit }) => (
            <span key={unit}>
              {format.unitParts(amount, unit).map(({ type, value }, at) => (
                <span key={at} className={type === 'integer' ? styles.swapNumber : undefined}>
                  {value}
                </span>
              ))}
            </span>
          ))}
        </time>
      )
  }
}

import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import { Callout } from '@olympus/ui/callout/callout'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './statistics-card.css.ts'
import { fairWheels, fitVerdict } from './statistics-rules.ts'

type Fit = DataOf<typeof getWheelStatistics>['sets']['regular']['fit']

interface FitProps {
  readonly fit: Fit
}

/** Whether the differences are those of chance, in words. */
export function FitText({ fit }: FitProps): ReactNode {
  const { t } = useLingui()
  const verdict = fitVerdict(fit?.p ?? null)
  const titles = {
    unknown: t`Too few spins to tell.`,
    chance: t`As chance would have it.`,
    unusual: t`Unusual, but chance does that.`,
    alarm: t`This should not happen by chance.`,
  }
  if (!fit)
    return (
      <p className={styles.words}>
        <strong className={styles.verdict}>{titles.unknown}</strong>{' '}
        {t`Every reward has to be expected five times before the numbers say anything.`}
      </p>
    )
  const words = (
    <>
      <strong className={styles.verdict}>{titles[verdict]}</strong> <Meaning p={fit.p} />
    </>
  )
  return verdict === 'alarm' ? (
    <Callout tone="danger" role="alert">
      {words}
    </Callout>
  ) : (
    <p className={styles.words}>{words}</p>
  )
}

function Meaning({ p }: { readonly p: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const share = fairWheels(p)
  const [count, all] = [share.count, share.of].map(format.number)
  return share.count === 0
    ? t`Of ${all} fair wheels, none would show differences at least this large. We’re looking for the fault.`
    : t`Of ${all} fair wheels, ${count} would show differences at least this large. We’d raise the alarm below 1 in 1,000.`
}

/** The same in numbers. */
export function FitNumbers({ fit }: FitProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (!fit) return null
  const chiSquare = format.number(Math.round(fit.chiSquare * 100) / 100)
  const freedom = format.number(fit.degreesOfFreedom)
  const p = format.number(Math.round(fit.p * 1000) / 1000)
  return (
    <p className={styles.numbers}>{t`χ² = ${chiSquare} with ${freedom} degrees of freedom, p = ${p}.`}</p>
  )
}

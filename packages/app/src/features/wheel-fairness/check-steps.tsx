import { useLingui } from '@lingui/react/macro'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, ChevronDown, Clock, Minus, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './check-steps.css.ts'
import { stateNames } from './check-texts.ts'
import { CheckValues } from './check-values.tsx'
import { DrawRule } from './draw-rule.tsx'
import { useCheckTexts } from './use-check-texts.tsx'
import type { CheckState } from './verify/checks.ts'
import type { SpinReport } from './verify/verify-spin.ts'

type SpinCheck = SpinReport['checks'][number]

const icons: Record<CheckState, LucideIcon> = { passed: Check, failed: X, later: Clock, unchecked: Minus }

/** The checks of a spin in their order. Each opens to its values; one that failed is open. */
export function CheckSteps({ report }: { readonly report: SpinReport }): ReactNode {
  return (
    <ol className={styles.steps}>
      {report.checks.map((check) => (
        <li key={check.name} className={styles.step}>
          {check.values.length === 0 && check.state !== 'failed' ? (
            <div className={styles.closed}>
              <StepHead check={check} report={report} />
            </div>
          ) : (
            <details open={check.state === 'failed' || check.name === 'reward'} className={styles.details}>
              <summary className={styles.summary}>
                <StepHead check={check} report={report} />
                <Icon icon={ChevronDown} className={styles.chevron} />
              </summary>
              <div className={styles.more}>
                {check.name === 'reward' && check.state === 'passed' && <DrawRule report={report} />}
                <CheckValues values={check.values} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

interface StepHeadProps {
  readonly check: SpinCheck
  readonly report: SpinReport
}

function StepHead({ check, report }: StepHeadProps): ReactNode {
  const { i18n } = useLingui()
  const { claim, line } = useCheckTexts(report)(check)
  return (
    <>
      <span aria-hidden className={styles.mark[check.state]}>
        <Icon icon={icons[check.state]} size={14} strokeWidth={2.25} />
      </span>
      <span className={styles.words}>
        <span className={styles.claim}>{claim}</span>
        <span className={styles.line}>{line}</span>
      </span>
      <span className={check.state === 'failed' ? styles.failedWord : styles.word}>
        {i18n._(stateNames[check.state])}
      </span>
    </>
  )
}

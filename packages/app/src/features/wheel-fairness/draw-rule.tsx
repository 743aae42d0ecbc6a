import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './draw-rule.css.ts'
import { drawnRange } from './drawn-range.ts'
import type { SpinReport } from './verify/verify-spin.ts'

/** Where the draw lies among all numbers. */
export function DrawRule({ report }: { readonly report: SpinReport }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const range = drawnRange(report)
  if (!range) return null
  const { draw, from, to, last } = range
  const total = last + 1
  const share = (count: number) => `${(100 * count) / total}%`
  const [shownDraw, shownFrom, shownTo] = [draw, from, to].map(format.number)
  const chance = format.odds((to - from + 1) / total)

  return (
    <div className={styles.root}>
      <div
        role="img"
        aria-label={t`Draw ${shownDraw} lies between ${shownFrom} and ${shownTo}`}
        className={styles.rule}
      >
        <span
          className={styles.range}
          style={{ insetInlineStart: share(from), width: share(to - from + 1) }}
        />
        <span className={styles.draw} style={{ insetInlineStart: share(draw + 0.5) }} />
      </div>
      <p className={styles.scale}>
        <span>0</span>
        <span>{t`${shownFrom} to ${shownTo}, ${chance}`}</span>
        <span>{format.number(last)}</span>
      </p>
    </div>
  )
}

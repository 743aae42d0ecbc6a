import type { ReactNode } from 'react'

import * as styles from './readout.css.ts'
import { Legend } from './series.tsx'

type ReadoutProps = {
  /** The point at the cursor: "Week 45". */
  label: string | undefined
  values: readonly { name: string; lang?: string | undefined; sample?: ReactNode; text: string }[]
}

/** The values at the cursor. Always rendered, so that nothing jumps or is hidden by a finger. */
export function Readout({ label, values }: ReadoutProps) {
  return (
    <div aria-hidden className={styles.readout}>
      <span>{label}</span>
      {values.length > 1 ? (
        <Legend
          entries={values.map(({ name, lang, sample, text }) => ({
            name,
            lang,
            sample,
            value: <span className={styles.value}>{text}</span>,
          }))}
        />
      ) : (
        <span className={styles.value}>{values[0]?.text}</span>
      )}
    </div>
  )
}

import type { ReactNode } from 'react'

import * as styles from './row-label.css.ts'

type RowLabelProps = { icon?: ReactNode; lang?: string | undefined; children: ReactNode }

/** Name of a row of a picture, with a `GameIcon` before it. */
export function RowLabel({ icon, lang, children }: RowLabelProps) {
  return (
    <span className={styles.label}>
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <span className={styles.name} lang={lang}>
        {children}
      </span>
    </span>
  )
}

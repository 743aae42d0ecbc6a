import type { ReactNode } from 'react'

import * as styles from './row-label.css.ts'

/** Name of a row of a picture, with a `GameIcon` before it. */
export function RowLabel({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={styles.label}>
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <span className={styles.name}>{children}</span>
    </span>
  )
}

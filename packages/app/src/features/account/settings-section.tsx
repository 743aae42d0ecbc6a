import { useId, type ReactNode } from 'react'

import * as styles from './settings-page.css.ts'

interface SettingsSectionProps {
  readonly title: string
  /** One sentence next to the control. */
  readonly line?: string
  /** Receives the ID of the title, which labels the control. */
  readonly children: (titleId: string) => ReactNode
}

/** A control that needs no card around it. */
export function SettingsSection({ title, line, children }: SettingsSectionProps): ReactNode {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {line && <p className={styles.sectionLine}>{line}</p>}
      </div>
      {children(titleId)}
    </section>
  )
}

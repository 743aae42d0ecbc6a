import type { ReactNode } from 'react'

import * as styles from './page-head.css.ts'
import { PageTitle } from './page-title.tsx'

interface PageHeadProps {
  /** The page's heading, and the name of the browser's tab unless `tabTitle` says otherwise. */
  readonly title: string
  readonly tabTitle?: string | undefined
  /** One sentence, or facts in a row. */
  readonly line?: ReactNode
  /** At most one control. */
  readonly action?: ReactNode
}

/** The head of a page of the default layout, on the landscape. */
export const PageHead = ({ title, tabTitle = title, line, action }: PageHeadProps): ReactNode => (
  <div className={styles.root}>
    <PageTitle title={tabTitle} />
    <div className={styles.text}>
      <h1 className={styles.title}>{title}</h1>
      {line && <div className={styles.line}>{line}</div>}
    </div>
    {action}
  </div>
)

import { PageHead as Head } from '@olympus/ui/page-head/page-head'
import type { ReactNode } from 'react'

import { DeletionNotice } from '../deletion-notice.tsx'
import { PageTitle } from './page-title.tsx'

interface PageHeadProps {
  /** The page heading, also used as the browser tab's title unless `tabTitle` is set. */
  readonly title: string
  readonly tabTitle?: string | undefined
  /** One sentence. */
  readonly line?: ReactNode
  /** `PageFact`s in a row, instead of the sentence. */
  readonly facts?: ReactNode
  /** At most one control. */
  readonly action?: ReactNode
}

/** The heading of a page in the default layout, on the landscape. */
export const PageHead = ({ title, tabTitle = title, line, facts, action }: PageHeadProps): ReactNode => (
  <>
    <PageTitle title={tabTitle} />
    <Head
      title={title}
      {...(line !== undefined && { description: line })}
      {...(facts !== undefined && { facts })}
      {...(action !== undefined && { control: action })}
    />
    <DeletionNotice />
  </>
)

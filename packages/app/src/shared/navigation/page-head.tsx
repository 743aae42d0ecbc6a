import { PageHead as Head } from '@olympus/ui/page-head/page-head'
import type { ReactNode } from 'react'

import { DeletionNotice } from '../deletion-notice.tsx'
import { PageTitle } from './page-title.tsx'

interface PageHeadProps {
  /** The page's heading, and the name of the browser's tab unless `tabTitle` says otherwise. */
  readonly title: string
  readonly tabTitle?: string | undefined
  /** One sentence. */
  readonly line?: ReactNode
  /** `PageFact`s in a row, in place of the sentence. */
  readonly facts?: ReactNode
  /** At most one control. */
  readonly action?: ReactNode
}

/** The head of a page of the default layout, on the landscape. */
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

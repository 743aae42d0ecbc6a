import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { CopyableId } from '../copyable-id.tsx'
import * as styles from './request-id.css.ts'

/** The ID by which support finds an unexpected error in the logs. */
export function RequestId({ id }: { id: string }): ReactNode {
  const { t } = useLingui()
  return (
    <span className={styles.root}>
      {t`Request ID:`} <CopyableId id={id} copyLabel={t`Copy request ID`} />
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import * as styles from './profile-page.css.ts'

export interface PlaceCountProps {
  readonly count: number
  readonly max: number
}

/** Used and total slots of the roster. */
export function PlaceCount({ count, max }: PlaceCountProps): ReactNode {
  const { t } = useLingui()
  return <span className={styles.count}>{t`${count} of ${max}`}</span>
}

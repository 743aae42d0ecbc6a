import { useLingui } from '@lingui/react/macro'
import { Icon } from '@olympus/ui/icon/icon'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './difference.css.ts'

/** How much more or less one thing has than another. */
export function Difference({ difference }: { difference: number }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  if (difference === 0) return <span className={styles.same}>{t`same`}</span>
  return (
    <span className={styles.difference}>
      <Icon icon={difference > 0 ? ArrowUp : ArrowDown} size={14} />
      {format.change(difference)}
    </span>
  )
}

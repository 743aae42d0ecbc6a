import { useLingui } from '@lingui/react/macro'
import { Icon } from '@olympus/ui/icon/icon'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './english-note.css.ts'

/** Says why its parent mixes languages, if a text or a label in there is marked as English. */
export function EnglishNote(): ReactNode {
  const { t } = useLingui()
  return (
    <p className={styles.note}>
      <Icon icon={Languages} />
      <span>{t`Some texts are in English because they are not translated yet.`}</span>
    </p>
  )
}

import { useLingui } from '@lingui/react/macro'
import { Icon } from '@olympus/ui/icon/icon'
import { Languages } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './english-note.css.ts'
import { hasEnglish, type OperatorTexts } from './english-texts.ts'

/** Says why a page mixes languages, if one of the objects on it does. */
export function EnglishNote({ objects }: { readonly objects: readonly OperatorTexts[] }): ReactNode {
  const { t } = useLingui()
  if (!hasEnglish(objects)) return null
  return (
    <p className={styles.note}>
      <Icon icon={Languages} />
      <span>{t`Some texts are in English because they are not translated yet.`}</span>
    </p>
  )
}

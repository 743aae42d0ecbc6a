import { useLingui } from '@lingui/react/macro'
import type { CharacterView, OwnFacts } from '@olympus/contract/character-pages'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { Eye, Lock } from 'lucide-react'
import type { ReactNode } from 'react'

import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { useLateDialog } from '../../shared/loading/use-late-dialog.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './character-bar.css.ts'
import { sectionPath } from './section-query.ts'

const PrivacyDialog = lateDialog(() => import('./privacy-dialog.tsx'), 'PrivacyDialog')

interface PrivacyActsProps {
  readonly character: CharacterView
  readonly own: OwnFacts
}

/** What the owner can do about what others see. */
export function PrivacyActs({ character, own }: PrivacyActsProps): ReactNode {
  const { t } = useLingui()
  const { opened, opener, close } = useLateDialog<true>(PrivacyDialog.load)
  return (
    <div className={styles.acts}>
      <ButtonLink asChild tone="ghost" size="sm" icon={<Icon icon={Eye} />}>
        <Link to={sectionPath('general', character.id, true)}>{t`As others see it`}</Link>
      </ButtonLink>
      <Button isFlush tone="ghost" size="sm" icon={<Icon icon={Lock} />} {...opener(true)}>
        {t`Privacy`}
      </Button>
      {opened && <PrivacyDialog character={character} own={own} onClose={close} />}
    </div>
  )
}

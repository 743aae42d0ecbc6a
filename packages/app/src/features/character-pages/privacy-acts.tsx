import { useLingui } from '@lingui/react/macro'
import type { CharacterView, OwnFacts } from '@olympus/contract/character-pages'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { Eye, Lock } from 'lucide-react'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './character-bar.css.ts'
import { sectionPath } from './section-query.ts'

const PrivacyDialog = lazy(() =>
  import('./privacy-dialog.tsx').then((module) => ({ default: module.PrivacyDialog })),
)

interface PrivacyActsProps {
  readonly character: CharacterView
  readonly own: OwnFacts
}

/** What the owner can do about what others see. */
export function PrivacyActs({ character, own }: PrivacyActsProps): ReactNode {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.acts}>
      <ButtonLink asChild tone="ghost" size="sm" icon={<Icon icon={Eye} />}>
        <Link to={sectionPath('general', character.id, true)}>{t`As others see it`}</Link>
      </ButtonLink>
      <Button isFlush tone="ghost" size="sm" icon={<Icon icon={Lock} />} onClick={() => setIsOpen(true)}>
        {t`Privacy`}
      </Button>
      <Suspense>
        {isOpen && <PrivacyDialog character={character} own={own} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </div>
  )
}

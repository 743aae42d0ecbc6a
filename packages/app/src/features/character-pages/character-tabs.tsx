import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CharacterView } from '@olympus/contract/character-pages'
import { TabNav, TabNavLink } from '@olympus/ui/tab-nav/tab-nav'
import type { ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './character-bar.css.ts'
import { PrivacyActs } from './privacy-acts.tsx'
import { sectionPath, shownSections, type ShownSection } from './section-query.ts'

const sectionNames: Record<ShownSection, MessageDescriptor> = {
  general: msg({ message: 'General', context: 'character' }),
  equipment: msg`Equipment`,
  inventory: msg`Inventory`,
  bonuses: msg({ message: 'Bonus', context: 'character' }),
  bazaar: msg`Bazaar`,
  statistics: msg`Statistics`,
  mates: msg`Pets and partners`,
}

interface CharacterTabsProps {
  readonly characterId: number
  readonly current: ShownSection
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
  /** The page shows its owner what others see. */
  readonly isPreview: boolean
}

/** The tabs that the player may open. A character that shows others nothing but its first tab has none. */
export function CharacterTabs({ characterId, current, character, isPreview }: CharacterTabsProps): ReactNode {
  const { t, i18n } = useLingui()
  if (character?.sections.length === 0) return null
  const isShown = (shown: ShownSection) =>
    !character || shown === 'general' || character.sections.includes(shown)

  return (
    <div className={styles.root}>
      <TabNav aria-label={t`Character`} className={styles.tabs}>
        {shownSections.filter(isShown).map((section) => (
          <TabNavLink key={section} asChild>
            <Link
              to={sectionPath(section, characterId, isPreview)}
              aria-current={section === current ? 'page' : undefined}
            >
              {i18n._(sectionNames[section])}
            </Link>
          </TabNavLink>
        ))}
      </TabNav>
      {character?.own && <PrivacyActs character={character} own={character.own} />}
    </div>
  )
}

import { useApi } from '@olympus/api-client/hooks'
import { getCharacter, type CharacterView } from '@olympus/contract/character-pages'
import { Suspense, useEffect, type ReactNode } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router'

import { useUserOrFail } from '../../session/session-context.ts'
import { useGameData } from '../../shared/game-data/use-game-data.ts'
import { lazyPart } from '../../shared/loading/lazy-part.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { PageNotFound } from '../../shared/navigation/page-not-found.ts'
import { useRememberedCharacter } from '../../shared/remembered-character.ts'
import { CharacterHead } from './character-head.tsx'
import * as styles from './character-page.css.ts'
import { CharacterTabs } from './character-tabs.tsx'
import { GeneralSection } from './general-section.tsx'
import { PreviewNotice } from './preview-notice.tsx'
import { PublicSection } from './public-section.tsx'
import { refreshMsOf } from './refresh-rules.ts'
import { readIsPreview, readSection, type ShownSection } from './section-query.ts'
import { viewRequest } from './view-request.ts'

const EquipmentSection = lazyPart(() => import('./equipment-section.tsx'), 'EquipmentSection')
const InventorySection = lazyPart(() => import('./inventory-section.tsx'), 'InventorySection')
const BazaarSection = lazyPart(() => import('./bazaar-section.tsx'), 'BazaarSection')
const BonusSection = lazyPart(() => import('./bonus-section.tsx'), 'BonusSection')
const MatesSection = lazyPart(() => import('./mates-section.tsx'), 'MatesSection')
const StatisticsSection = lazyPart(() => import('./statistics/statistics-section.tsx'), 'StatisticsSection')

interface SectionProps {
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
  readonly characterId: number
}

function General({ character, characterId }: SectionProps): ReactNode {
  if (character && !character.own) return <PublicSection character={character} />
  return <GeneralSection characterId={characterId} character={character} />
}

/** What each tab shows. */
const sections: Record<ShownSection, (props: SectionProps) => ReactNode> = {
  general: General,
  equipment: EquipmentSection,
  inventory: InventorySection,
  bonuses: BonusSection,
  bazaar: BazaarSection,
  statistics: StatisticsSection,
  mates: MatesSection,
}

/** One character. Its tabs are sections of this page, chosen in the URL; some have a path of their own. */
export function CharacterPage(): ReactNode {
  const id = Number(useParams()['id'])
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const isPreview = readIsPreview(search)
  const answer = useApi(getCharacter, viewRequest(id, search), { refreshInterval: refreshMsOf })
  const { data: character, error } = answer
  const section = readSection(pathname, search)
  useRememberView(character)
  // What the codes mean may have changed since the page was opened.
  useGameData(character?.gameDataVersion ?? undefined)

  // A section that the owner keeps private looks like one that does not exist.
  const isClosed =
    character !== undefined &&
    section !== null &&
    section !== 'general' &&
    !character.sections.includes(section)
  if (section === null || isClosed || error?.key === 'NOT_FOUND') throw new PageNotFound()

  const Section = sections[section]
  return (
    <>
      <CharacterHead character={character} />
      <CharacterTabs characterId={id} current={section} character={character} isPreview={isPreview} />
      <div className={styles.section}>
        {isPreview && <PreviewNotice characterId={id} />}
        <Loaded answer={answer}>
          {(loaded) => (
            <Suspense>
              <Section key={id} character={loaded} characterId={id} />
            </Suspense>
          )}
        </Loaded>
      </div>
    </>
  )
}

/** Own characters only: the menu entry leads back to them. */
function useRememberView(character: CharacterView | undefined): void {
  const { id: userId } = useUserOrFail()
  const [, remember] = useRememberedCharacter('page', userId)
  const ownId = character?.own ? character.id : null
  useEffect(() => {
    if (ownId !== null) remember(ownId)
  }, [ownId, remember])
}

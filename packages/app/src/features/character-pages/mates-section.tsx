import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { CharacterMate } from '@olympus/contract/character-mates'
import { type CharacterView, getMates } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import { Card } from '@olympus/ui/card/card'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { media } from '@olympus/ui/theme/media'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { EnglishNote } from '../../shared/texts/english-note.tsx'
import { useMedia } from '../../shared/use-media.ts'
import * as page from './character-page.css.ts'
import { MateCard } from './mate-card.tsx'
import { MatePanel } from './mate-panel.tsx'
import * as styles from './mates-section.css.ts'
import { groupMates, shownMate } from './mates-rules.ts'
import { MatePanelSkeleton, MatesSkeleton } from './mates-skeleton.tsx'
import { refreshMsOf } from './refresh-rules.ts'
import { refuseClosed } from './refuse-closed.ts'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { useViewRequest } from './view-request.ts'

interface MatesSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

type Mates = DataOf<typeof getMates>

/** Pets and partners, with the chosen one beside them; in a sheet on phones. */
export function MatesSection({ characterId, character }: MatesSectionProps): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getMates, useViewRequest(characterId), { refreshInterval: refreshMsOf(character) })
  refuseClosed(answer, character)
  const { data } = answer
  const isPhone = useMedia(media.mobile)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const owner = character?.name ?? ''
  const chosen = data?.mates.find(({ id }) => id === chosenId)
  const shown = isPhone ? chosen : data && shownMate(data.mates, chosenId)

  return (
    <>
      <QuietCallout age={data} />
      <Loaded answer={answer} isEmpty={isEmpty} empty={<NoMates age={data} />}>
        {(loaded) => (
          <div className={page.columns}>
            <div className={styles.lists}>
              {loaded ? (
                <Lists data={loaded} owner={owner} shownId={shown?.id} onChoose={setChosenId} />
              ) : (
                <MatesSkeleton />
              )}
            </div>
            <div className={styles.side}>
              {!isPhone && !loaded && <MatePanelSkeleton />}
              {!isPhone && shown && (
                <Card isFlush aria-label={shown.name} className={styles.detail}>
                  <MatePanel mate={shown} owner={owner} />
                </Card>
              )}
              <Card isFlush>
                <div className={page.age}>
                  <AgeLine age={loaded} />
                </div>
              </Card>
            </div>
          </div>
        )}
      </Loaded>
      {isPhone && (
        <Dialog
          isOpen={chosen !== undefined}
          onOpenChange={(isOpen) => !isOpen && setChosenId(null)}
          title={chosen?.name ?? t`Pets and partners`}
          closeLabel={t`Close`}
        >
          {chosen && <MatePanel mate={chosen} owner={owner} isNameHidden />}
          <EnglishNote />
        </Dialog>
      )}
    </>
  )
}

const isEmpty = ({ mates }: Mates) => mates.length === 0

interface ListsProps {
  readonly data: Mates
  readonly owner: string
  readonly shownId: string | undefined
  readonly onChoose: (id: string) => void
}

function Lists({ data, ...list }: ListsProps): ReactNode {
  const { t } = useLingui()
  const { pets, partners, others } = groupMates(data.mates)
  return (
    <>
      <List {...list} title={t`Pets`} mates={pets} places={data.maxPets} empty={<NoPets size="sm" />} />
      <List
        {...list}
        title={t`Partners`}
        mates={partners}
        places={data.maxPartners}
        empty={<NoPartners size="sm" />}
      />
      {others.length > 0 && (
        <List {...list} title={t`Other companions`} mates={others} places={null} empty={null} />
      )}
    </>
  )
}

interface ListProps extends Omit<ListsProps, 'data'> {
  readonly title: string
  readonly mates: readonly CharacterMate[]
  /** Null: not reported. */
  readonly places: number | null
  readonly empty: ReactNode
}

function List({ title, mates, places, empty, owner, shownId, onChoose }: ListProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const count = format.number(mates.length)
  const total = places === null ? null : format.number(places)
  return (
    <section aria-label={title} className={styles.list}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.hint}>{total === null ? count : t`${count} of ${total} places`}</span>
      </div>
      {mates.length === 0 ? (
        <Card>{empty}</Card>
      ) : (
        <ul className={styles.cards}>
          {mates.map((mate) => (
            <li key={mate.id} className={styles.place}>
              <MateCard mate={mate} owner={owner} isShown={mate.id === shownId} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface EmptyProps {
  readonly size?: 'sm' | 'md'
}

function NoPets({ size }: EmptyProps): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="nest-eggs"
      size={size}
      headingLevel={size === 'sm' ? 3 : 2}
      title={t`No pets`}
      description={t`Animals that the character tames in the game appear here.`}
    />
  )
}

function NoPartners({ size }: EmptyProps): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="swordwoman"
      size={size}
      headingLevel={size === 'sm' ? 3 : 2}
      title={t`No partners`}
      description={t`Partners that the character recruits in the game appear here.`}
    />
  )
}

function NoMates({ age }: { age: Mates | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <div className={styles.list}>
      <div className={styles.halves}>
        <Card aria-label={t`Pets`}>
          <NoPets />
        </Card>
        <Card aria-label={t`Partners`}>
          <NoPartners />
        </Card>
      </div>
      <AgeLine age={age} />
    </div>
  )
}

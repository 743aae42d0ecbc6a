import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { CharacterView, OwnFacts } from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { useFormat } from '../../locale/use-format.ts'
import { Moment } from '../../shared/moment.tsx'
import { Resistances, Vitals } from './attributes.tsx'
import { ChangesCard } from './changes-card.tsx'
import { CharacterFileCard } from './character-file/character-file-card.tsx'
import * as page from './character-page.css.ts'
import { EquipmentGlance } from './equipment-glance.tsx'
import { FormerNames } from './former-names.tsx'
import * as styles from './general-section.css.ts'
import { ownsCharacter } from './owns-character.ts'
import { PlacesCard } from './leaderboards/places-card.tsx'
import { AgeLine, QuietCallout } from './section-age.tsx'
import { readIsPreview } from './section-query.ts'
import { NextMilestonesCard } from './statistics/next-milestones-card.tsx'

interface GeneralSectionProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** The first tab of an own character; of any until it is loaded. */
export function GeneralSection({ characterId, character }: GeneralSectionProps): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const { data: roster } = useApi(listCharacters)
  const isOthers = !character && ownsCharacter(roster, characterId) === false
  // Others see neither what has changed nor, here, what is worn.
  const isAsOthers = isOthers || readIsPreview(search)
  const own = character?.own ?? undefined

  return (
    <>
      <QuietCallout age={own} />
      <div className={page.columns}>
        <div className={page.column}>
          <Card isFlush title={t`At a glance`} actions={<AgeLine age={own} />}>
            <div className={styles.figures}>
              <Vitals own={own} />
              <Resistances own={own} />
            </div>
            <Standing character={character} own={own} />
          </Card>
          {!isAsOthers && <ChangesCard characterId={characterId} character={character} />}
          {character && <NextMilestonesCard character={character} />}
        </div>
        <div className={page.column}>
          {!isAsOthers && <EquipmentGlance characterId={characterId} character={character} />}
          {own && <PlacesCard characterId={characterId} own={own} />}
          {own && <FormerNames names={own.formerNames} />}
          <CharacterFileCard characterId={characterId} />
        </div>
      </div>
    </>
  )
}

interface StandingProps {
  readonly character: CharacterView | undefined
  readonly own: OwnFacts | undefined
}

function Standing({ character, own }: StandingProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const hours = own && format.unit(Math.floor(own.onlineSeconds / 3600), 'hour')
  const swapped = own && (own.swappedAt === null ? t`Never` : <Moment at={own.swappedAt} as="date" />)
  const facts: { label: string; value: ReactNode; note?: string | null | undefined }[] = [
    { label: t`Reputation`, value: character && format.number(character.reputation), note: own?.title },
    { label: t`Achievement points`, value: character && format.number(character.achievementPoints) },
    { label: t`Time online`, value: hours },
    { label: t`Last swapped`, value: swapped },
  ]

  return (
    <dl className={styles.strip}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value ?? <Skeleton width={72} />}
            {note && <small className={styles.note}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { type CharacterView, getCharacterChanges } from '@olympus/contract/character-pages'
import type { CharacterChanges } from '@olympus/contract/character-changes'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { Moment } from '../../shared/moment.tsx'
import { ChangeRow, EquipmentRow, FigureRow } from './change-rows.tsx'
import * as styles from './changes-card.css.ts'
import { useRecordedVisit } from './use-recorded-visit.ts'

interface ChangesCardProps {
  readonly characterId: number
  /** Undefined while loading. */
  readonly character: CharacterView | undefined
}

/** What the game has reported since the owner last saw this. Not shown on the first visit. */
export function ChangesCard({ characterId, character }: ChangesCardProps): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getCharacterChanges, { params: { id: characterId } })
  const { data: changes } = answer
  useRecordedVisit(characterId, character?.own ? changes : undefined)
  if (changes?.since === null) return null

  return (
    <Card
      isFlush
      title={t`Since your last visit`}
      actions={
        changes?.since && (
          <span className={styles.since}>
            <Moment at={changes.since} as="day" />
          </span>
        )
      }
    >
      <Loaded
        // Until it is known whose character this is, a refusal is no error.
        answer={character ? answer : { mutate: answer.mutate }}
        isEmpty={isEmpty}
        empty={<p className={styles.empty}>{t`Nothing has changed.`}</p>}
      >
        {(loaded) => <Rows changes={loaded} />}
      </Loaded>
    </Card>
  )
}

const isEmpty = ({ figures, equipment }: CharacterChanges) => figures.length === 0 && equipment.length === 0

function Rows({ changes }: { changes: CharacterChanges | undefined }): ReactNode {
  return (
    <ul className={styles.list}>
      {changes
        ? [
            ...changes.figures.map((change) => <FigureRow key={change.figure} change={change} />),
            ...changes.equipment.map((change) => <EquipmentRow key={change.slot} change={change} />),
          ]
        : [1, 2, 3].map((key) => (
            <ChangeRow
              key={key}
              mark={<Skeleton width={36} height={36} radius={18} />}
              title={<Skeleton width={120} />}
              line={<Skeleton width={160} />}
              value={<Skeleton width={56} />}
            />
          ))}
    </ul>
  )
}

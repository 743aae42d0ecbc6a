import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { useId, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './character-swapper.css.ts'
import { PlaceCard } from './place-card.tsx'
import { activePlaces, swapBlock, type Roster } from './swapper-rules.ts'

interface ActiveSectionProps {
  readonly roster: Roster
  /** Of the notice that says why swapping is closed. */
  readonly noticeId: string
  readonly onDeactivate: (character: Character) => void
}

export function ActiveSection({ roster, noticeId, onDeactivate }: ActiveSectionProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const titleId = useId()
  const count = roster.characters.filter(({ isActive }) => isActive).length
  const max = roster.maxActiveSlots

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>{t`Active`}</h2>
        <span className={styles.note}>{t`${count} of ${max} slots`}</span>
      </div>
      <ul className={styles.activePlaces}>
        {activePlaces(roster).map((place, index) => (
          <PlaceCard
            key={place.character?.id ?? `free-${index}`}
            place={place}
            number={index < max ? format.number(index + 1) : '–'}
            freeHint={t`The next activation goes here`}
            act={(name) => ({ label: t`Deactivate`, name: t`Deactivate ${name}` })}
            blockedBy={swapBlock(roster) === null ? null : noticeId}
            onAct={onDeactivate}
          />
        ))}
      </ul>
    </section>
  )
}

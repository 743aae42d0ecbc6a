import { useLingui } from '@lingui/react/macro'
import type { Character } from '@olympus/contract/characters'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { VisuallyHidden } from '@olympus/ui/visually-hidden/visually-hidden'
import { useId, useRef, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { useServerClock } from '../../shared/use-server-clock.ts'
import * as styles from './character-swapper.css.ts'
import { PlaceCard } from './place-card.tsx'
import { activationBlock, deactivatedPlaces, type Roster } from './swapper-rules.ts'

interface DeactivatedSectionProps {
  readonly roster: Roster
  /** Of the notice that says why swapping is closed. */
  readonly noticeId: string
  readonly isAcknowledged: boolean
  readonly onAcknowledge: (isAcknowledged: boolean) => void
  readonly onActivate: (character: Character) => void
}

export function DeactivatedSection(props: DeactivatedSectionProps): ReactNode {
  const { roster, noticeId, isAcknowledged, onAcknowledge, onActivate } = props
  const { t } = useLingui()
  const format = useFormat()
  const errorMessage = useErrorMessage()
  const titleId = useId()
  const reasonId = useId()
  const checkbox = useRef<HTMLInputElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const block = activationBlock(roster, useServerClock(roster))
  const { activationAvailableAt, characters, maxCharacters, maxDeactivatedCharacters: max } = roster
  const count = characters.filter(({ isActive }) => !isActive).length
  const moment = activationAvailableAt === null ? '' : format.dateTime(activationAvailableAt)
  const isOwnReason = block === 'not-yet' || block === 'no-slot'

  function activate(character: Character): void {
    if (isAcknowledged) return onActivate(character)
    setIsMissing(true)
    checkbox.current?.focus()
  }

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {t({ message: 'Deactivated', context: 'several characters' })}
        </h2>
        <span className={styles.note}>{t`${count} of ${max}, out of ${maxCharacters} characters`}</span>
        {count > 0 && (
          <Checkbox
            ref={checkbox}
            className={styles.acknowledgement}
            checked={isAcknowledged}
            error={isMissing && !isAcknowledged ? errorMessage('ACKNOWLEDGEMENT_MISSING') : undefined}
            onChange={({ target }) => onAcknowledge(target.checked)}
          >
            {t`I accept that a swap uses this week’s activation`}
          </Checkbox>
        )}
      </div>
      <ul className={styles.deactivatedPlaces}>
        {deactivatedPlaces(roster).map((place, index) => (
          <PlaceCard
            key={place.character?.id ?? `free-${index}`}
            place={place}
            number={null}
            freeHint={t`For one more character`}
            act={(name) => ({ label: t`Activate`, name: t`Activate ${name}` })}
            blockedBy={block === null ? null : isOwnReason ? reasonId : noticeId}
            onAct={activate}
          />
        ))}
      </ul>
      {block === 'not-yet' && (
        <VisuallyHidden id={reasonId}>{t`The next activation is possible on ${moment}.`}</VisuallyHidden>
      )}
      {block === 'no-slot' && (
        <p id={reasonId} className={styles.note}>
          {errorMessage('NO_SLOT_AVAILABLE')}
        </p>
      )}
    </section>
  )
}

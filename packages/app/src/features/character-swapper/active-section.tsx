import { useLingui } from '@lingui/react/macro'
import type { DeactivationObstacle } from '@olympus/contract/character-swapper'
import type { Character } from '@olympus/contract/characters'
import { useId, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useServerClock } from '../../shared/use-server-clock.ts'
import * as styles from './character-swapper.css.ts'
import { obstacleTexts } from './obstacle-texts.ts'
import { PlaceCard } from './place-card.tsx'
import { activationBlock, activePlaces, deactivationBlock, type Roster } from './swapper-rules.ts'

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
  const reasonId = useId()
  const block = deactivationBlock(roster)
  const isOwnReason = block === 'LAST_ACTIVE' || block === 'TOO_MANY_DEACTIVATED'
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
            blockedBy={block === null ? null : isOwnReason ? reasonId : noticeId}
            onAct={onDeactivate}
          />
        ))}
      </ul>
      {isOwnReason && (
        <p id={reasonId} className={styles.note}>
          <ObstacleText obstacle={block} roster={roster} />
        </p>
      )}
    </section>
  )
}

interface ObstacleTextProps {
  readonly obstacle: DeactivationObstacle
  readonly roster: Roster
}

/** What stands in the way of each deactivation, and when the way out of it opens. */
function ObstacleText({ obstacle, roster }: ObstacleTextProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const nowMs = useServerClock(roster)
  const { activationAvailableAt } = roster
  const isActivationNext = obstacle === 'TOO_MANY_DEACTIVATED' && activationBlock(roster, nowMs) === 'not-yet'
  const moment = activationAvailableAt === null ? '' : format.dateTime(activationAvailableAt)
  return (
    <>
      {i18n._(obstacleTexts[obstacle])}
      {isActivationNext && ` ${t`The next activation is possible on ${moment}.`}`}
    </>
  )
}

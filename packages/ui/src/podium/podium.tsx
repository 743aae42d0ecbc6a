import { cx } from 'class-variance-authority'
import { Slot } from 'radix-ui/slot'
import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react'

import { Avatar } from '../avatar/avatar.tsx'
import type { Element } from '../avatar/element-icons.ts'
import { GameIcon, type GameIconProps } from '../game-icon/game-icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './podium.css.ts'

export type PodiumPlace = {
  key: string
  /** Shown on the plinth: "1". */
  rank: string
  /** Read before the name: "Rank 1". */
  rankLabel: string
  name: string
  /** The icon of the class. */
  icon: GameIconProps['name']
  element?: Element | undefined
  /** "Archer, Celestial" */
  line?: ReactNode
  /** Formatted: "4,812". */
  score: ReactNode
  /** "raids won" */
  scoreLabel: ReactNode
  /** An empty link to the character. */
  link?: ReactElement<{ children?: ReactNode }> | undefined
}

export type PodiumProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** First, second and third place, or fewer. */
  places: readonly PodiumPlace[]
}

const steps = ['first', 'second', 'third'] as const

/** The top three: read as 1, 2, 3, shown as 2, 1, 3. Only the first is gold. */
export function Podium({ places, className, ...props }: PodiumProps) {
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {steps.map((step, index) => {
        const place = places[index]
        return place && <Place key={place.key} step={step} place={place} />
      })}
    </ol>
  )
}

type PlaceProps = { step: (typeof steps)[number]; place: PodiumPlace }

function Place({ step, place }: PlaceProps) {
  const { rank, rankLabel, name, icon, element, line, score, scoreLabel, link } = place
  return (
    <li data-step={step} className={styles.place[step]}>
      <VisuallyHidden>{rankLabel}</VisuallyHidden>
      <span aria-hidden className={styles.portrait}>
        {step === 'first' && <GameIcon name="laurels" size="100%" className={styles.laurel} />}
        <Avatar name={name} icon={icon} element={element} size="lg" className={styles.avatar} />
      </span>
      {link ? (
        <Slot className={styles.name} translate="no">
          {cloneElement(link, {}, name)}
        </Slot>
      ) : (
        <b className={styles.name} translate="no">
          {name}
        </b>
      )}
      {line !== undefined && <span className={styles.line}>{line}</span>}
      <div className={styles.plinth}>
        <span aria-hidden className={styles.capital} />
        <b aria-hidden className={styles.rank}>
          {rank}
        </b>
        <b className={styles.score}>{score}</b>
        <span className={styles.scoreLabel}>{scoreLabel}</span>
      </div>
    </li>
  )
}

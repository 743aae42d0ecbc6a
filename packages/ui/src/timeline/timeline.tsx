import { cx } from 'class-variance-authority'
import { Check, X, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './timeline.css.ts'

/** `current` is in progress, `next` comes later. `past` is a past event that is not a step of a process. */
export type TimelineState = 'past' | 'done' | 'current' | 'next' | 'failed'

export type TimelineItem = {
  key: string
  label: ReactNode
  state?: TimelineState | undefined
  /** A `<time>`. */
  time?: ReactNode
  /** The reason of a failure, or what happens now. */
  description?: ReactNode
  /** Replaces the icon of the state. */
  icon?: LucideIcon | undefined
}

export type TimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  items: readonly TimelineItem[]
  /** Read after the label, in place of the icon: "Completed". */
  stateTexts?: Partial<Record<TimelineState, string>> | undefined
}

const signs: Partial<Record<TimelineState, LucideIcon>> = { done: Check, failed: X }

/** Past and future events of one thing, in order. Name it with `aria-label`. */
export function Timeline({ items, stateTexts = {}, className, ...props }: TimelineProps) {
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {items.map(({ key, label, state = 'past', time, description, icon = signs[state] }) => (
        <li
          key={key}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
          className={styles.item}
        >
          <span aria-hidden className={styles.mark}>
            {icon && <Icon icon={icon} size={14} />}
          </span>
          <div className={styles.words}>
            <span className={styles.line}>
              <span className={styles.label}>
                {label}
                {stateTexts[state] !== undefined && <VisuallyHidden> {stateTexts[state]}</VisuallyHidden>}
              </span>
              {time !== undefined && <span className={styles.time}>{time}</span>}
            </span>
            {description !== undefined && <div className={styles.description}>{description}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

import { cx } from 'class-variance-authority'
import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './delivery-status.css.ts'

export type DeliveryStep = {
  key: string
  label: ReactNode
  /** `current` is what is waited for. */
  state: 'done' | 'current' | 'next' | 'failed'
  time?: ReactNode
  /** Why it failed, or what happens now. */
  description?: ReactNode
}

export type DeliveryTimelineProps = Omit<ComponentProps<'ol'>, 'children'> & {
  /** Names the list. */
  label: string
  steps: readonly DeliveryStep[]
}

/** The way of a delivery, from the purchase to the character. */
export function DeliveryTimeline({ label, steps, className, ...props }: DeliveryTimelineProps) {
  return (
    <ol aria-label={label} {...props} className={cx(styles.timeline, className)}>
      {steps.map((step) => (
        <li
          key={step.key}
          data-state={step.state}
          aria-current={step.state === 'current' ? 'step' : undefined}
          className={styles.step}
        >
          <span aria-hidden className={styles.mark}>
            {step.state === 'done' && <Icon icon={Check} size={14} />}
            {step.state === 'failed' && <Icon icon={X} size={14} />}
          </span>
          <div className={styles.words}>
            <span className={styles.label}>
              {step.label}
              {step.time !== undefined && <span className={styles.time}>{step.time}</span>}
            </span>
            {step.description !== undefined && <p className={styles.description}>{step.description}</p>}
          </div>
        </li>
      ))}
    </ol>
  )
}

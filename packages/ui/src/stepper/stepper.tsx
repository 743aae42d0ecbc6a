import { cx } from 'class-variance-authority'
import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './stepper.css.ts'

export type StepperProps = Omit<ComponentProps<'ol'>, 'children'> & {
  steps: readonly { id: string; label: ReactNode }[]
  /** Null once all steps are completed. */
  currentId: string | null
  /** Read after the label of a completed step. */
  doneText: string
}

/** Progress through a task of several steps. The steps are not links: the task has its own Back button. */
export function Stepper({ steps, currentId, doneText, className, ...props }: StepperProps) {
  const currentIndex = currentId === null ? steps.length : steps.findIndex(({ id }) => id === currentId)
  return (
    <ol {...props} className={cx(styles.root, className)}>
      {steps.map(({ id, label }, index) => {
        const isDone = index < currentIndex
        const isCurrent = index === currentIndex
        return (
          <li
            key={id}
            className={styles.step}
            data-state={isDone ? 'done' : isCurrent ? 'current' : 'next'}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden>
              {isDone ? <Icon icon={Check} size={14} /> : index + 1}
            </span>
            <span className={styles.label}>
              {label}
              {isDone && <VisuallyHidden> {doneText}</VisuallyHidden>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

import { cx } from 'class-variance-authority'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '../icon/icon.tsx'
import * as styles from './lead-figure.css.ts'

const arrows = { up: ArrowUp, down: ArrowDown }

export type ChangeNoteProps = ComponentProps<'p'> & {
  /** An arrow before the text. More is not better, so it has no color. */
  direction?: keyof typeof arrows | undefined
}

/** How a number compares: "17 more than in the 30 days before". */
export function ChangeNote({ direction, className, children, ...props }: ChangeNoteProps) {
  return (
    <p {...props} className={cx(styles.change, className)}>
      {direction && <Icon icon={arrows[direction]} size={14} className={styles.arrow} />}
      <span>{children}</span>
    </p>
  )
}

export type LeadFigureProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is counted, and when: "Raids won in the last 30 days". */
  label: ReactNode
  /** The number. Wrap units in `LeadUnit`. */
  value: ReactNode
  /** `ChangeNote`s. */
  children?: ReactNode
}

/** The most important number of a page, with a picture. */
export function LeadFigure({ label, value, className, children, ...props }: LeadFigureProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {children}
    </div>
  )
}

/** The unit of a `LeadFigure`, after a space: "h", "million", "of 93". */
export function LeadUnit({ className, ...props }: ComponentProps<'small'>) {
  return <small {...props} className={cx(styles.unit, className)} />
}

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { count } from './badge.css.ts'

/** A number in a pill, beside the label of what it counts. */
export function Count({ className, ...props }: ComponentProps<'span'>) {
  return <span {...props} className={cx(count, className)} />
}

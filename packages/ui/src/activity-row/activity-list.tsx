import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { list } from './activity-row.css.ts'

/** `ActivityRow`s separated by hairlines. */
export function ActivityList({ className, ...props }: ComponentProps<'ul'>) {
  return <ul {...props} className={cx(list, className)} />
}

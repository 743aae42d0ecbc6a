import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { facets } from './figure-facets.ts'
import * as styles from './figure.css.ts'

export type FigureProps = Omit<ComponentProps<'svg'>, 'children'>

/** The warrior who wears the equipment. Decorative. */
export function Figure({ className, ...props }: FigureProps) {
  return (
    <svg
      viewBox="20 0 380 640"
      aria-hidden
      focusable="false"
      {...props}
      className={cx(styles.root, className)}
    >
      {facets.map(([tone, outline]) => (
        <path key={outline} className={styles.tone[tone]} d={outline} />
      ))}
    </svg>
  )
}

import { cx } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'

import * as styles from './character-chip.css.ts'

/** Characters in up to three columns, in one on a phone; each child becomes an item of the list. */
export function CharacterGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul {...props} className={cx(styles.grid, className)}>
      {Children.map(children, (chip) => (
        <li className={styles.cell}>{chip}</li>
      ))}
    </ul>
  )
}

import { cx } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'

import * as styles from './character-chip.css.ts'

/** A list of characters in up to three columns, one on phones. Each child becomes a list item. */
export function CharacterGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul {...props} className={cx(styles.grid, className)}>
      {Children.map(children, (chip) => (
        <li className={styles.cell}>{chip}</li>
      ))}
    </ul>
  )
}

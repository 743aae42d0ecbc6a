import { cx } from 'class-variance-authority'
import { Children, type ComponentProps } from 'react'

import * as styles from './item-card.css.ts'

/** A list of cards in four, three or two columns. Each child becomes a list item. */
export function ItemGrid({ className, children, ...props }: ComponentProps<'ul'>) {
  return (
    <ul {...props} className={cx(styles.grid, className)}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  )
}

import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import * as styles from './card.css.ts'

type HeadingLevel = 2 | 3 | 4

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Names the region. Without it the card is a plain box, unless it has an `aria-label`. */
  title?: ReactNode
  headingLevel?: HeadingLevel | undefined
  /** At the end of the title's row. */
  actions?: ReactNode
  footer?: ReactNode
  /** Leaves the padding to the children: tables, lists, `CardSection`s. */
  isFlush?: boolean | undefined
}

export function Card({
  title,
  headingLevel = 2,
  actions,
  footer,
  isFlush = false,
  className,
  children,
  ...props
}: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const

  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      {...props}
      className={cx(styles.root, className)}
    >
      {title !== undefined && (
        <div className={styles.header}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {actions}
        </div>
      )}
      {isFlush ? children : <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}

/** A part of a flush card, set off by a hairline. */
export function CardSection({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.section, className)} />
}

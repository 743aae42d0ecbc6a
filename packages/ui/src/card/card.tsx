import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'

import * as styles from './card.css.ts'

type HeadingLevel = 2 | 3 | 4

export type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** Names the region. Without a title or an `aria-label` the card is a plain box. */
  title?: ReactNode
  headingLevel?: HeadingLevel | undefined
  /** A 20 px `Icon` before the title. */
  icon?: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** At the end of the title row. */
  actions?: ReactNode
  footer?: ReactNode
  /** Removes the padding, for children with their own: tables, lists, `CardSection`s. */
  isFlush?: boolean | undefined
}

export function Card({
  title,
  headingLevel = 2,
  icon,
  description,
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
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <div data-described={description !== undefined || undefined} className={styles.headings}>
            <Heading id={titleId} className={styles.title}>
              {title}
            </Heading>
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {isFlush ? children : children != null && <div className={styles.body}>{children}</div>}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}

/** A section of a flush card, separated by a hairline. */
export function CardSection({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.section, className)} />
}

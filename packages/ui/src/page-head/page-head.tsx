import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'

import * as styles from './page-head.css.ts'

export type PageHeadProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode
  /** One sentence. */
  description?: ReactNode
  /** `PageFact`s, instead of the sentence. */
  facts?: ReactNode
  /** At most one control, on the right. */
  control?: ReactNode
  /** Lets the app focus the title of a new page. */
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

export function PageHead({
  title,
  description,
  facts,
  control,
  titleRef,
  className,
  ...props
}: PageHeadProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.words}>
        <h1 ref={titleRef} tabIndex={titleRef === undefined ? undefined : -1} className={styles.title}>
          {title}
        </h1>
        {description !== undefined && <p className={styles.description}>{description}</p>}
        {facts !== undefined && <ul className={cx(styles.description, styles.facts)}>{facts}</ul>}
      </div>
      {control !== undefined && <div className={styles.control}>{control}</div>}
    </div>
  )
}

export type PageFactProps = Omit<ComponentProps<'li'>, 'children'> & {
  icon?: ReactNode
  label: ReactNode
  value?: ReactNode
}

/** A fact below the title: "Account ID 48213". */
export function PageFact({ icon, label, value, className, ...props }: PageFactProps) {
  return (
    <li {...props} className={cx(styles.fact, className)}>
      {icon}
      <span>
        {label}
        {value !== undefined && <b className={styles.factValue}> {value}</b>}
      </span>
    </li>
  )
}

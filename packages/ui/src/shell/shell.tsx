import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './shell.css.ts'

const contentId = 'content'

export type ShellProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** "Skip to content", the first stop of the keyboard. */
  skipLabel: string
  sideNav: ReactNode
  topNav: ReactNode
  bottomNav: ReactNode
  /** A `PageBanner`: it stays still while the pages change. */
  banner?: ReactNode
  /** A `ShellPage`. */
  children: ReactNode
}

/** Navigation around a page: side bar, rail or bottom bar by the width of the screen. */
export function Shell({
  skipLabel,
  sideNav,
  topNav,
  bottomNav,
  banner,
  className,
  children,
  ...props
}: ShellProps) {
  return (
    <>
      <div {...props} className={cx(styles.root, className)}>
        <a href={`#${contentId}`} className={styles.skip}>
          {skipLabel}
        </a>
        {sideNav}
        <div className={styles.main}>
          {banner}
          {topNav}
          {children}
        </div>
      </div>
      {bottomNav}
    </>
  )
}

/** The page inside the shell, in the width and gutters of the design. Takes the focus when the page changes. */
export function ShellPage({ className, ...props }: ComponentProps<'main'>) {
  return <main id={contentId} tabIndex={-1} {...props} className={cx(styles.page, className)} />
}

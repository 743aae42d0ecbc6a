import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './shell.css.ts'

const contentId = 'content'

export type ShellProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** "Skip to content", the first tab stop. */
  skipLabel: string
  sideNav: ReactNode
  topNav: ReactNode
  bottomNav: ReactNode
  /** A `NoticeBar`. */
  notice?: ReactNode
  /** A `PageBanner`, which stays mounted between pages. */
  banner?: ReactNode
  /** A `ShellPage`. */
  children: ReactNode
}

/** Navigation around a page: side bar, rail or bottom bar, depending on the screen width. */
export function Shell({
  skipLabel,
  sideNav,
  topNav,
  bottomNav,
  notice,
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
          {notice}
          {banner}
          {topNav}
          {children}
        </div>
      </div>
      {bottomNav}
    </>
  )
}

/** The page inside the shell, with its width and gutters. Receives the focus when the page changes. */
export function ShellPage({ className, ...props }: ComponentProps<'main'>) {
  return <main id={contentId} tabIndex={-1} {...props} className={cx(styles.page, className)} />
}

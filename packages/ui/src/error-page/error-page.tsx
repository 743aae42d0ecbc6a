import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode, Ref } from 'react'

import { BannerScene } from '../banner-scene/banner-scene.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './error-page.css.ts'

export type ErrorPageProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** The status code, drawn in the sky and read before the title. */
  code: string
  title: ReactNode
  message: ReactNode
  /** The brand, as a link home. */
  brand: ReactNode
  /** “Go Home” and “Go Back” as large buttons. */
  actions: ReactNode
  /** Where to report the error. */
  footnote?: ReactNode
  titleRef?: Ref<HTMLHeadingElement> | undefined
}

/** A full page for content that cannot be shown. */
export function ErrorPage({
  code,
  title,
  message,
  brand,
  actions,
  footnote,
  titleRef,
  className,
  ...props
}: ErrorPageProps) {
  return (
    <div {...props} className={cx(styles.root, className)}>
      <div className={styles.sky}>
        <BannerScene crop="error" hasConstellations code={code} />
      </div>
      <header className={styles.header}>{brand}</header>
      <main className={styles.main}>
        <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
          <VisuallyHidden>{code}, </VisuallyHidden>
          {title}
        </h1>
        <p className={styles.message}>{message}</p>
        <div className={styles.actions}>{actions}</div>
        {footnote !== undefined && <p className={styles.footnote}>{footnote}</p>}
      </main>
    </div>
  )
}

import { setElementVars } from '@vanilla-extract/dynamic'
import { cva } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react'

import { useOwnRef } from '../field/use-own-ref.ts'
import { Icon } from '../icon/icon.tsx'
import { noticeHeight } from '../theme/bars-height.css.ts'
import * as styles from './notice-bar.css.ts'

const bar = cva(styles.root, { variants: { tone: styles.tone } })

export type NoticeBarProps = Omit<ComponentProps<'section'>, 'title'> & {
  tone: keyof typeof styles.tone
  icon: LucideIcon
  /** Names the region. */
  label: string
  /** One sentence, all that phones show. */
  title: ReactNode
  /** The details. Hidden on phones. */
  children?: ReactNode
  /** A quiet link. Hidden on phones. */
  link?: ReactNode
  /** A small button or link. */
  action?: ReactNode
}

/** A message on every page, above the top bar, for as long as it is true. Goes into the `Shell`. */
export function NoticeBar({
  label,
  tone,
  icon,
  title,
  children,
  link,
  action,
  className,
  ref,
  ...props
}: NoticeBarProps) {
  const root = useOwnRef(ref)

  // Everything that sticks below the bars needs to know how high this one is.
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const tell = (height: number) =>
      setElementVars(document.documentElement, { [noticeHeight]: `${height}px` })
    const observer = new ResizeObserver(() => tell(element.offsetHeight))
    tell(element.offsetHeight)
    observer.observe(element)
    return () => {
      observer.disconnect()
      tell(0)
    }
  }, [root])

  return (
    <section aria-label={label} {...props} ref={root} className={bar({ tone, className })}>
      <Icon icon={icon} size={18} className={styles.icon[tone]} />
      <div className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {children && <span className={styles.wide}> {children}</span>}
      </div>
      {(link || action) && (
        <div className={styles.actions}>
          {link && <span className={styles.wide}>{link}</span>}
          {action}
        </div>
      )}
    </section>
  )
}

import { cx } from 'class-variance-authority'
import type { AnimationEvent, ComponentProps, CSSProperties } from 'react'

import * as styles from './skeleton.css.ts'

export type SkeletonProps = Omit<ComponentProps<'span'>, 'inert'> & {
  width?: CSSProperties['width'] | undefined
  height?: CSSProperties['height'] | undefined
  radius?: CSSProperties['borderRadius'] | undefined
  isBlock?: boolean | undefined
  /** With children: true (the default) shows a bar of their exact size, false shows the children. */
  isLoading?: boolean | undefined
}

// Keeps all sheens of a page in sync, regardless of when each one mounted.
const joinTheOthers = (event: AnimationEvent<HTMLElement>) => {
  for (const animation of event.currentTarget.getAnimations({ subtree: true })) animation.startTime = 0
}

/**
 * A placeholder for loading content. Wrap the real content if possible, so that nothing moves when it loads.
 */
export function Skeleton({
  width,
  height,
  radius,
  isBlock = false,
  isLoading = true,
  className,
  style,
  children,
  ...props
}: SkeletonProps) {
  if (!isLoading) return children
  const hasChildren = children !== undefined && children !== null
  return (
    <span
      {...props}
      inert
      aria-hidden
      data-block={isBlock || undefined}
      onAnimationStart={joinTheOthers}
      className={cx(styles.root, className)}
      style={{ width, height: height ?? (hasChildren ? undefined : '1em'), borderRadius: radius, ...style }}
    >
      {hasChildren && <span className={styles.wrapped}>{children}</span>}
    </span>
  )
}

import { cx } from 'class-variance-authority'
import { useEffect, type ComponentProps } from 'react'

import { announce } from '../announcer/announcer.tsx'
import * as styles from './skeleton.css.ts'

export type LoadingRegionProps = Omit<ComponentProps<'div'>, 'aria-busy'> & {
  /** Announced once if loading takes longer than a moment: "Loading". */
  label: string
  announceDelayMs?: number | undefined
}

/** Wraps skeletons and announces them, because they are silent themselves. */
export function LoadingRegion({ label, announceDelayMs = 500, className, ...props }: LoadingRegionProps) {
  useEffect(() => {
    const timer = setTimeout(() => announce(label), announceDelayMs)
    return () => clearTimeout(timer)
  }, [label, announceDelayMs])
  return <div {...props} aria-busy className={cx(styles.region, className)} />
}

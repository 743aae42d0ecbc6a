import { cva } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './ring.css.ts'

const ring = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

export type RingProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** From 0 to 1. Null means unknown: the ring is empty. */
  share: number | null
  /** Inside: "59 %", or "–" for an unknown share. */
  text: ReactNode
  /** Below the text, `lg` only: "118 of 200". */
  detail?: ReactNode
  /** The share compared with, as a notch. */
  mark?: number | null | undefined
  size?: keyof typeof styles.size | undefined
}

/** A share of a whole. It is a picture: the text beside it or a table has its numbers. */
export function Ring({ share, text, detail, mark, size, className, ...props }: RingProps) {
  return (
    <div aria-hidden {...props} className={ring({ size, className })}>
      <svg viewBox="0 0 100 100" className={styles.drawing}>
        <circle cx={50} cy={50} r={44} className={styles.track} />
        {share !== null && share > 0 && (
          <circle
            cx={50}
            cy={50}
            r={44}
            pathLength={100}
            strokeDasharray={`${Math.min(1, share) * 100} 100`}
            className={styles.value}
          />
        )}
        {mark != null && (
          <circle
            cx={50}
            cy={50}
            r={44}
            pathLength={100}
            strokeDasharray="1 99"
            strokeDashoffset={0.5 - mark * 100}
            className={styles.mark}
          />
        )}
      </svg>
      <span className={styles.center}>
        <span className={styles.text}>{text}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </div>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import * as styles from './coin.css.ts'

export type CoinProps = Omit<ComponentProps<'svg'>, 'children'> & { size?: number | undefined }

/** The Olympus Coin: always gold, whatever the banner. Decorative. */
export function Coin({ size = 16, className, ...props }: CoinProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden
      focusable="false"
      {...props}
      className={cx(styles.root, className)}
    >
      <circle className={styles.disc} cx="10" cy="10" r="9.5" />
      <circle className={styles.ring} cx="10" cy="10" r="7.4" />
      <path className={styles.peak} d="M10 4.9l4.6 8.2h-2L10 8.7l-2.6 4.4h-2z" />
    </svg>
  )
}

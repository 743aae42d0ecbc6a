import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { Coin } from '../coin/coin.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './coin-amount.css.ts'

const coinAmount = cva(styles.root, { variants: { size: styles.size }, defaultVariants: { size: 'md' } })

const coinSizes = { sm: 14, md: 16, lg: 24, xl: 30 }

export type CoinAmountProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Formatted for the locale: "2,400". */
  amount: string
  /** Read by screen readers: "2,400 Olympus Coins", "2,400 Olympus Coins instead of 3,000". */
  label: string
  /** The price before the sale, formatted. */
  wasAmount?: string | undefined
  unit?: string | undefined
  size?: keyof typeof styles.size | undefined
}

export function CoinAmount({ amount, label, wasAmount, unit, size, className, ...props }: CoinAmountProps) {
  return (
    <span {...props} className={coinAmount({ size, className })}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={styles.visual}>
        <Coin size={coinSizes[size ?? 'md']} />
        <span className={styles.amount}>{amount}</span>
        {wasAmount !== undefined && <s className={styles.was}>{wasAmount}</s>}
        {unit !== undefined && <span className={styles.unit}>{unit}</span>}
      </span>
    </span>
  )
}

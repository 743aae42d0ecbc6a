import { cx } from 'class-variance-authority'
import { Plus } from 'lucide-react'
import { cloneElement, type ComponentProps, type ReactElement } from 'react'

import { ButtonLink } from '../button/button-link.tsx'
import { Coin } from '../coin/coin.tsx'
import { Icon } from '../icon/icon.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as styles from './top-nav.css.ts'
import { useCounted } from './use-counted.ts'

export type BalanceProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** undefined while loading, null if loading failed. */
  coins: number | null | undefined
  format: (coins: number) => string
  /** "Balance: 12,480 Olympus Coins" */
  label: string
  unit: string
  /** An empty link to the page that sells coins. */
  buyLink: ReactElement
  buyLabel: string
}

/** The balance with a link to buy coins. Counts to a new value. */
export function Balance({
  coins,
  format,
  label,
  unit,
  buyLink,
  buyLabel,
  className,
  ...props
}: BalanceProps) {
  const counted = useCounted(coins ?? undefined)
  const value = () => {
    if (coins === null) return '–'
    return counted === undefined ? <Skeleton width={48} height={14} /> : format(counted)
  }
  return (
    <div {...props} className={cx(styles.balance, className)}>
      <span className={styles.balanceValue}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Coin />
        <span aria-hidden translate="no" className={styles.balanceCoins}>
          {value()}
        </span>
        <span aria-hidden className={styles.balanceUnit}>
          {unit}
        </span>
      </span>
      <ButtonLink asChild size="sm" icon={<Icon icon={Plus} size={14} />} className={styles.buy}>
        {cloneElement(buyLink, {}, buyLabel)}
      </ButtonLink>
    </div>
  )
}

import type { Coupon } from '@olympus/contract/coupons'
import { GameIcon } from '@olympus/ui/game-icon/game-icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { lazy, Suspense, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import * as styles from './coupons-page.css.ts'

const GameItemTooltip = lazy(() =>
  import('./game-item-tooltip.tsx').then((module) => ({ default: module.GameItemTooltip })),
)

interface TicketStubProps {
  readonly contents: Extract<Coupon['contents'], { readonly item: unknown }>
  /** Undefined until it is known. */
  readonly icon: string | undefined
}

/** The icon of an item and how many. An item of the game shows its details in a tooltip. */
export function TicketStub({ contents, icon }: TicketStubProps): ReactNode {
  const format = useFormat()
  const drawn =
    icon === undefined ? (
      <Skeleton isBlock width={52} height={52} radius={8} />
    ) : (
      <GameIcon name={icon} size={52} className={styles.ticketIcon} />
    )
  const quantity = contents.kind === 'item' ? contents.quantity : contents.item.amount

  return (
    <div className={styles.ticketStub}>
      {contents.kind === 'item' ? (
        drawn
      ) : (
        <Suspense fallback={drawn}>
          <GameItemTooltip item={contents.item}>{drawn}</GameItemTooltip>
        </Suspense>
      )}
      <span className={styles.ticketQuantity}>×{format.number(quantity)}</span>
    </div>
  )
}

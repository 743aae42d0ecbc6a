import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useEffect, useRef, type ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { FailureText } from '../../shared/texts/failure-text.tsx'
import { useErrorMessage } from '../../shared/texts/use-error-message.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import type { ItemOrder } from './use-item-order.tsx'

interface OrderRefusalProps {
  readonly item: ShopItemDetail
  readonly order: ItemOrder
}

/**
 * Explains why the order cannot be placed and what to do. A debt and missing OC are shown before the player
 * tries. A debt comes first: new OC pay it off before they can be spent.
 */
export function OrderRefusal({ item, order }: OrderRefusalProps): ReactNode {
  const { t } = useLingui()
  const oc = useOc()
  const messageOf = useErrorMessage()
  const ref = useRef<HTMLDivElement>(null)
  const { failure, pastPriceCoins } = order
  const missing = oc(order.missingCoins)
  const pastPrice = oc(pastPriceCoins ?? 0)
  const price = oc(item.priceCoins)
  const shopLogs = (
    <TextLink asChild>
      <Link to={paths.shopLogs}>{t`Shop logs`}</Link>
    </TextLink>
  )

  useEffect(() => {
    if (failure) ref.current?.focus()
  }, [failure])

  const isInDebt = failure ? failure.key === 'ACCOUNT_IN_DEBT' : order.isInDebt
  const isTooPoor = failure
    ? failure.key === 'INSUFFICIENT_FUNDS'
    : order.balanceCoins !== null && order.missingCoins > 0
  if (isInDebt || isTooPoor)
    return (
      <Callout ref={ref} tone="danger" role={failure ? 'alert' : undefined} tabIndex={-1}>
        {!isInDebt && order.missingCoins > 0
          ? t`You do not have enough Olympus Coins. You need ${missing} more.`
          : messageOf(isInDebt ? 'ACCOUNT_IN_DEBT' : 'INSUFFICIENT_FUNDS')}{' '}
        <TextLink asChild>
          <Link to={paths.purchase}>{t`Buy OC`}</Link>
        </TextLink>
      </Callout>
    )
  if (!failure)
    return order.wasLost ? (
      <Callout tone="warning">
        {t`Your last order of this item had no answer, so it may have been placed. Look at the shop logs before you purchase again.`}{' '}
        {shopLogs}
      </Callout>
    ) : null
  if (pastPriceCoins !== null && pastPriceCoins !== item.priceCoins)
    return (
      <Callout ref={ref} tone="warning" role="alert" tabIndex={-1}>
        {t`The price has changed from ${pastPrice} to ${price}. Check the new total and purchase again.`}
      </Callout>
    )
  return (
    <Callout ref={ref} tone="danger" role="alert" tabIndex={-1}>
      <FailureText failure={failure} /> {order.isLost && shopLogs}
    </Callout>
  )
}

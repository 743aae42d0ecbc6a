import { Trans, useLingui } from '@lingui/react/macro'
import type { DonationLog } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'
import { ActivityRow } from '@olympus/ui/activity-row/activity-row'
import { Coin } from '@olympus/ui/coin/coin'
import { ItemTile } from '@olympus/ui/item-tile/item-tile'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { DeliveryBadge } from '../../shared/delivery-badge.tsx'
import { Moment } from '../../shared/moment.tsx'
import { PurchaseStateBadge } from '../../shared/purchase-state-badge.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
import { useGiftText } from '../../shared/texts/use-gift-text.ts'
import * as styles from './profile-page.css.ts'

export function PurchaseRow({ purchase }: { purchase: DonationLog }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const total = purchase.coins + purchase.bonusCoins
  const coins = format.number(total)
  const isPaid = purchase.state === 'succeeded'

  return (
    <ActivityRow
      tile={
        <ItemTile rarity="legendary" size={36}>
          <Coin size={20} />
        </ItemTile>
      }
      title={t`${coins} Olympus Coins`}
      line={
        <span className={styles.activityLine}>
          {t`Donation`}
          {!isPaid && <PurchaseStateBadge state={purchase.state} />}
        </span>
      }
      amount={isPaid ? format.change(total) : format.money(purchase.amountCents, purchase.currency)}
      amountUnit={isPaid ? t`OC` : undefined}
      amountTone={isPaid ? 'gain' : 'plain'}
      time={<Moment at={purchase.createdAt} as="day" />}
    />
  )
}

export function OrderRow({ order }: { order: ShopOrder }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const quantity = format.number(order.quantity)
  const itemName = <NameText name={order.item.name} nameLang={langOf(order.item, 'name')} />
  const giftText = useGiftText()
  const characterName = order.character.name
  const isReceived = order.gift?.direction === 'gift-received'

  return (
    <ActivityRow
      tile={<ItemTile icon={order.item.icon} rarity={order.item.rarity} size={36} />}
      title={
        order.quantity > 1 ? (
          <Trans>
            {quantity} × {itemName}
          </Trans>
        ) : (
          itemName
        )
      }
      line={
        <span className={styles.activityLine}>
          {t`Shop, ${characterName}`}
          {order.gift && <span>{giftText(order)}</span>}
          <DeliveryBadge delivery={order.delivery} />
        </span>
      }
      amount={isReceived ? t`Gift` : format.change(-order.totalPriceCoins)}
      amountUnit={isReceived ? undefined : t`OC`}
      time={<Moment at={order.createdAt} as="day" />}
    />
  )
}

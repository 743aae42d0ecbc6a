import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { Form } from '@olympus/ui/form/form'
import { Icon } from '@olympus/ui/icon/icon'
import { NumberField } from '@olympus/ui/number-field/number-field'
import { ToggleGroup } from '@olympus/ui/toggle-group/toggle-group'
import { Gift } from 'lucide-react'
import type { ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useFormat } from '../../locale/use-format.ts'
import { GiftFields } from './gift-fields.tsx'
import * as styles from './item-dialog.css.ts'
import { ItemLimits } from './item-limits.tsx'
import { ItemPrice } from './item-price.tsx'
import { OrderRefusal } from './order-refusal.tsx'
import { OrderTotal } from './order-total.tsx'
import { ShopCharacterSelect } from './shop-character-select.tsx'
import { useItemOrder, type OnOrdered } from './use-item-order.tsx'

interface OrderFormProps {
  readonly item: ShopItemDetail
  readonly onBuyingChange: (isBuying: boolean) => void
  readonly onOrdered: OnOrdered
}

export function OrderForm({ item, onBuyingChange, onOrdered }: OrderFormProps): ReactNode {
  const { t } = useLingui()
  const { tag } = useLocale()
  const format = useFormat()
  const order = useItemOrder({ item, onBuyingChange, onOrdered })
  const { amountCents, currency } = item.realPrice
  const { values, set } = order

  return (
    <Form {...order.formProps} className={styles.form}>
      <ToggleGroup<'own' | 'gift'>
        aria-label={t`Recipient`}
        options={[
          { value: 'own', label: t`For me` },
          { value: 'gift', label: t`As a gift`, icon: <Icon icon={Gift} /> },
        ]}
        value={values.isGift ? 'gift' : 'own'}
        onValueChange={(whom) => set('isGift', whom === 'gift')}
      />
      {values.isGift ? (
        <GiftFields order={order} />
      ) : (
        <ShopCharacterSelect field={order.characterField} onChoose={order.clearFailure} />
      )}
      <div className={styles.quantityRow}>
        <NumberField
          label={t`Quantity`}
          locale={tag}
          value={order.quantity}
          min={1}
          max={order.maxQuantity}
          size="lg"
          decreaseLabel={t`One fewer`}
          increaseLabel={t`One more`}
          roleDescription={t`number field`}
          onValueChange={(quantity) => set('quantity', quantity ?? 1)}
          onTyping={order.setTyped}
          onInput={order.clearFailure}
        />
        <div className={styles.each}>
          <span className={styles.eachLabel}>{t`Price each`}</span>
          <ItemPrice priceCoins={item.priceCoins} regularPriceCoins={item.sale?.regularPriceCoins} />
          <span className={styles.realPrice}>{format.money(amountCents, currency)}</span>
        </div>
      </div>
      <ItemLimits limits={item.limits} />
      <OrderTotal order={order} realPrice={item.realPrice} />
      <OrderRefusal item={item} order={order} />
      <div className={styles.action}>
        <Button
          type="submit"
          tone="primary"
          size="xl"
          isBlock
          isPending={order.isPending}
          aria-disabled={!order.canPurchase || undefined}
        >
          {t`Purchase`}
        </Button>
      </div>
    </Form>
  )
}

import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { isRepeat } from '@olympus/api-client/arrivals'
import { useRevalidate } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { listShopLogs } from '@olympus/contract/logs'
import {
  buyItem,
  getShopItem,
  giftItem,
  listShopItems,
  type ShopItemDetail,
  type ShopOrder,
} from '@olympus/contract/shop'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useState } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { useForm } from '../../shared/form/use-form.ts'
import { langOf } from '../../shared/texts/english-texts.ts'
import { errorMessages } from '../../shared/texts/error-messages.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
import { useBrowserValue } from '../../shared/use-browser-value.ts'
import { useNewBalance } from '../../shared/use-new-balance.ts'
import { lostOrders } from './lost-orders.ts'
import { allowedQuantity, clampQuantity, maxOrderQuantity, orderCost } from './order-rules.ts'
import { useShopCharacter } from './use-shop-character.ts'

/** The endpoints whose data each refusal shows to be outdated. */
const outdatedBy: Partial<Record<ApiErrorKey, Endpoint[]>> = {
  PRICE_CHANGED: [getShopItem, listShopItems],
  ITEM_NOT_AVAILABLE: [listShopItems],
  NOT_FOUND: [listShopItems],
  ACCOUNT_IN_DEBT: [getUser],
  INSUFFICIENT_FUNDS: [getUser],
  PURCHASE_LIMIT_REACHED: [getShopItem],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
  CHARACTER_DOOMED: [listCharacters],
}

/** The request may have arrived, although its answer has not. */
const lostText = msg`There was no answer, so your order may have been placed. Check your connection and purchase again without changes: you will not pay twice.`

/** The fields of a gift are kept while the player switches between gift and purchase. */
const initial = { isGift: false, characterName: '', message: '', quantity: 1 }

type OrderValues = typeof initial

const invalidTexts = {
  characterId: msg`Choose a character.`,
  characterName: msg`Enter a character name.`,
}

/** `isRepeat`: an earlier attempt had placed the order. */
export type OnOrdered = (order: ShopOrder, isRepeat: boolean) => void

interface ItemOrderOptions {
  readonly item: ShopItemDetail
  readonly onBuyingChange: (isBuying: boolean) => void
  readonly onOrdered: OnOrdered
}

/** An order of one item: quantity, recipient, price and the purchase itself. */
export function useItemOrder({ item, onBuyingChange, onOrdered }: ItemOrderOptions) {
  const { id: userId } = useUserOrFail()
  const { choice } = useShopCharacter()
  const wasLost = useBrowserValue(() => lostOrders.has(userId, { itemId: item.id }), false)
  const { data: user, error: userError } = useApi(getUser)
  /** The price that the player saw before the server reported a new one. */
  const [pastPriceCoins, setPastPriceCoins] = useState<number | null>(null)
  /** What stands in the field, before it is the quantity. */
  const [typed, setTyped] = useState<number | null>(null)
  const revalidate = useRevalidate()
  const finish = useFinishedOrder(item, onOrdered)

  const { priceCoins } = item
  const allowed = allowedQuantity(item)
  const balanceCoins = user?.balanceCoins
  const maxQuantity = maxOrderQuantity({
    maxQuantity: allowed,
    priceCoins,
    balanceCoins: balanceCoins ?? Number.MAX_SAFE_INTEGER,
  })

  const typedQuantity = clampQuantity(typed ?? initial.quantity, maxQuantity)

  function inputOf({ isGift, characterName, message }: OrderValues) {
    const order = { itemId: item.id, quantity: typedQuantity, expectedUnitPriceCoins: priceCoins }
    return isGift
      ? { body: { ...order, characterName: characterName.trim(), message: message.trim() || null } }
      : { body: { ...order, characterId: choice.character?.id ?? null } }
  }

  const form = useForm(({ isGift }: OrderValues) => (isGift ? giftItem : buyItem), {
    initial,
    input: inputOf,
    invalidTexts,
    failureTexts: { NOT_FOUND: errorMessages.ITEM_NOT_AVAILABLE },
    lostText,
    async around(call) {
      onBuyingChange(true)
      return call().finally(() => onBuyingChange(false))
    },
    onRefused({ key, isLost }, values) {
      const { body } = inputOf(values)
      if (isLost) lostOrders.add(userId, body)
      else lostOrders.refuse(userId, body, key)
      setPastPriceCoins(key === 'PRICE_CHANGED' ? priceCoins : null)
      void revalidate(...(isLost ? [getUser, listShopLogs] : (outdatedBy[key] ?? [])))
    },
    onDone(answer) {
      lostOrders.forget(userId, { itemId: item.id })
      finish(answer)
    },
  })

  const { values, failure, formProps } = form
  const quantity = clampQuantity(values.quantity, maxQuantity)
  const isGone = failure?.key === 'ITEM_NOT_AVAILABLE' || failure?.key === 'NOT_FOUND'
  const isPossible = (values.isGift || choice.state !== 'unknown') && allowed > 0 && !isGone
  const canPurchase = isPossible || form.canResend

  return {
    ...form,
    formProps: { ...formProps, onSubmit: () => canPurchase && formProps.onSubmit() },
    /** Changes the order, which makes its refusal outdated. */
    set<Name extends keyof OrderValues>(name: Name, value: OrderValues[Name]) {
      form.set(name, value)
      form.clearFailure()
      if (name !== 'isGift') return
      form.clearField('characterId')
      form.clearField('characterName')
    },
    /** Whether the last order of this item had no answer, before the form was opened. */
    wasLost: wasLost && !form.isLost,
    quantity,
    maxQuantity,
    setTyped,
    /** What the quantity becomes once the field is left. The order and its cost have it already. */
    typedQuantity,
    ...orderCost({ quantity: typedQuantity, priceCoins, balanceCoins: balanceCoins ?? 0 }),
    /** Null while loading, or if it could not be loaded. */
    balanceCoins: balanceCoins ?? null,
    isInDebt: Boolean(user?.debtCoins),
    isBalanceLoading: !user && !userError,
    /** A character of the player is chosen outside the form. */
    characterField: {
      ...form.field('characterId'),
      error: choice.character ? undefined : form.field('characterId').error,
    },
    /**
     * False until the characters are loaded, when a limit of the item is reached, and once the item is gone.
     */
    canPurchase,
    pastPriceCoins: failure?.key === 'PRICE_CHANGED' ? pastPriceCoins : null,
  }
}

/** Updates the page after an order. */
function useFinishedOrder(item: ShopItemDetail, onOrdered: OnOrdered) {
  const { t } = useLingui()
  const revalidate = useRevalidate()
  const showBalance = useNewBalance()
  return (answer: DataOf<typeof buyItem>): void => {
    const { order } = answer
    void showBalance(answer)
    void revalidate(listShopLogs, ...(item.limits.length > 0 ? [getShopItem] : []))
    const itemName = <NameText name={item.name} nameLang={langOf(item, 'name')} />
    const characterName = order.character.name
    const description = (
      <Trans>
        {itemName} for {characterName}
      </Trans>
    )
    toast.success({ title: t`Purchased`, description })
    onOrdered(order, isRepeat(answer))
  }
}

export type ItemOrder = ReturnType<typeof useItemOrder>

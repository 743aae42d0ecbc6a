import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'
import { listShopLogs } from '@olympus/contract/logs'
import {
  buyItem,
  getShopItem,
  giftItem,
  listShopItems,
  type ShopItemDetail,
  type ShopOrder,
} from '@olympus/contract/shop'
import type { FormError } from '@olympus/ui/form/error-summary'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useId, useState } from 'react'

import { allowedQuantity, clampQuantity, maxOrderQuantity, orderCost } from './order-rules.ts'
import { useGiftDraft } from './use-gift-draft.ts'
import { useShopCharacter } from './use-shop-character.ts'

/** The endpoints whose data each refusal shows to be outdated. */
const outdatedBy: Partial<Record<ErrorKey | 'API_ERROR', Endpoint[]>> = {
  PRICE_CHANGED: [getShopItem, listShopItems],
  ITEM_NOT_AVAILABLE: [listShopItems],
  NOT_FOUND: [listShopItems],
  INSUFFICIENT_FUNDS: [getUser],
  PURCHASE_LIMIT_REACHED: [getShopItem],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
}

interface ItemOrderOptions {
  readonly item: ShopItemDetail
  readonly onBuyingChange: (isBuying: boolean) => void
  readonly onOrdered: (order: ShopOrder) => void
}

const none: readonly FormError[] = []

/** An order of one item: quantity, recipient, price and the purchase itself. */
export function useItemOrder({ item, onBuyingChange, onOrdered }: ItemOrderOptions) {
  const { t } = useLingui()
  const { choice } = useShopCharacter()
  const { data: user, error: userError } = useApi(getUser)
  const [wanted, setWanted] = useState(1)
  const recipientId = useId()
  /** A new list for each attempt, so that the field receives the focus again. */
  const [missing, setMissing] = useState(none)
  /** The price that the player saw before the server reported a new one. */
  const [pastPriceCoins, setPastPriceCoins] = useState<number | null>(null)
  const gift = useGiftDraft(reset)
  const buy = useApiAction(buyItem)
  const give = useApiAction(giftItem)
  const action = gift.isGift ? give : buy
  const revalidate = useRevalidate()
  const update = useUpdateData()

  function reset(): void {
    buy.reset()
    give.reset()
  }

  const { priceCoins } = item
  const allowed = allowedQuantity(item)
  const isGone = action.error?.key === 'ITEM_NOT_AVAILABLE' || action.error?.key === 'NOT_FOUND'
  const canPurchase = (gift.isGift || choice.state !== 'unknown') && allowed > 0 && !isGone
  const balanceCoins = user?.balanceCoins
  const maxQuantity = maxOrderQuantity({
    maxQuantity: allowed,
    priceCoins,
    balanceCoins: balanceCoins ?? Number.MAX_SAFE_INTEGER,
  })
  const quantity = clampQuantity(wanted, maxQuantity)
  const cost = orderCost({ quantity, priceCoins, balanceCoins: balanceCoins ?? 0 })

  async function handleRefusal({ key }: ApiError): Promise<void> {
    setPastPriceCoins(key === 'PRICE_CHANGED' ? priceCoins : null)
    await revalidate(...(outdatedBy[key] ?? []))
  }

  const hasRecipient = gift.isGift ? gift.characterName !== '' : choice.character !== null

  /** Null until the player has chosen a recipient. */
  function send() {
    const order = { itemId: item.id, quantity, expectedUnitPriceCoins: priceCoins }
    if (gift.isGift) {
      const { characterName, message } = gift
      return characterName === '' ? null : give.call({ body: { ...order, characterName, message } })
    }
    return choice.character && buy.call({ body: { ...order, characterId: choice.character.id } })
  }

  async function purchase(): Promise<void> {
    if (!canPurchase) return
    const sent = send()
    if (!sent) {
      const message = gift.isGift ? t`Enter a character name.` : t`Choose a character.`
      return setMissing([{ fieldId: recipientId, message }])
    }
    setMissing(none)
    onBuyingChange(true)
    const { data, error } = await sent
    onBuyingChange(false)
    if (error) return handleRefusal(error)
    void update(getUser, (known) => ({ ...known, balanceCoins: data.balanceCoins }))
    void revalidate(listShopLogs, ...(item.limits.length > 0 ? [getShopItem] : []))
    const itemName = item.name
    const characterName = data.order.character.name
    toast.success({ title: t`Purchased`, description: t`${itemName} for ${characterName}` })
    onOrdered(data.order)
  }

  return {
    quantity,
    maxQuantity,
    setQuantity: (next: number | null) => {
      setWanted(next ?? 1)
      reset()
    },
    ...cost,
    /** Null while loading, or if it could not be loaded. */
    balanceCoins: balanceCoins ?? null,
    isBalanceLoading: !user && !userError,
    recipientId,
    missing: hasRecipient ? none : missing,
    gift: {
      ...gift,
      setIsGift: (isGift: boolean) => {
        gift.setIsGift(isGift)
        setMissing(none)
      },
    },
    /**
     * False until the characters are loaded, when a limit of the item is reached, and once the item is gone.
     */
    canPurchase,
    pastPriceCoins: action.error?.key === 'PRICE_CHANGED' ? pastPriceCoins : null,
    error: action.error,
    isPending: action.isPending,
    purchase,
  }
}

export type ItemOrder = ReturnType<typeof useItemOrder>

import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApi, useApiAction } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/user'
import { listCharacters } from '@olympus/contract/characters'
import type { Endpoint } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'
import { listShopLogs } from '@olympus/contract/logs'
import {
  buyItem,
  getShopItem,
  listShopItems,
  type ShopItemDetail,
  type ShopOrder,
} from '@olympus/contract/shop'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useState } from 'react'

import { clampQuantity, maxOrderQuantity, orderCost } from './order-rules.ts'
import { useShopCharacter } from './use-shop-character.ts'

/** What a refusal says to be out of date on the page. */
const outdatedBy: Partial<Record<ErrorKey | 'API_ERROR', Endpoint[]>> = {
  PRICE_CHANGED: [getShopItem, listShopItems],
  ITEM_NOT_AVAILABLE: [listShopItems],
  NOT_FOUND: [listShopItems],
  INSUFFICIENT_FUNDS: [getUser],
  CHARACTER_NOT_FOUND: [listCharacters],
  CHARACTER_NOT_ACTIVE: [listCharacters],
}

interface ItemOrderOptions {
  readonly item: ShopItemDetail
  readonly onBuyingChange: (isBuying: boolean) => void
  readonly onOrdered: (order: ShopOrder) => void
}

/** An order of one item: how many, for whom, at which price, and the purchase itself. */
export function useItemOrder({ item, onBuyingChange, onOrdered }: ItemOrderOptions) {
  const { t } = useLingui()
  const { choice } = useShopCharacter()
  const { data: user, error: userError } = useApi(getUser)
  const [wanted, setWanted] = useState(1)
  const [isChecked, setIsChecked] = useState(false)
  /** The price that the player saw before the server named another one. */
  const [pastPriceCoins, setPastPriceCoins] = useState<number | null>(null)
  const buy = useApiAction(buyItem)
  const revalidate = useRevalidate()
  const update = useUpdateData()

  const { priceCoins } = item
  const balanceCoins = user?.balanceCoins
  const maxQuantity = maxOrderQuantity({
    maxQuantity: item.maxQuantity,
    priceCoins,
    balanceCoins: balanceCoins ?? Number.MAX_SAFE_INTEGER,
  })
  const quantity = clampQuantity(wanted, maxQuantity)
  const cost = orderCost({ quantity, priceCoins, balanceCoins: balanceCoins ?? 0 })

  async function handleRefusal({ key }: ApiError): Promise<void> {
    setPastPriceCoins(key === 'PRICE_CHANGED' ? priceCoins : null)
    await revalidate(...(outdatedBy[key] ?? []))
  }

  async function purchase(): Promise<void> {
    if (choice.state === 'unknown') return
    setIsChecked(true)
    if (!choice.character) return
    const character = choice.character
    onBuyingChange(true)
    const { data, error } = await buy.call({
      body: { itemId: item.id, quantity, characterId: character.id, expectedUnitPriceCoins: priceCoins },
    })
    onBuyingChange(false)
    if (error) return handleRefusal(error)
    void update(getUser, (known) => ({ ...known, balanceCoins: data.balanceCoins }))
    void revalidate(listShopLogs)
    const itemName = item.name
    const characterName = character.name
    toast.success({ title: t`Purchased`, description: t`${itemName} for ${characterName}` })
    onOrdered(data.order)
  }

  return {
    quantity,
    maxQuantity,
    setQuantity: (next: number | null) => {
      setWanted(next ?? 1)
      buy.reset()
    },
    ...cost,
    /** Null until it is known, or if it could not be loaded. */
    balanceCoins: balanceCoins ?? null,
    isBalanceLoading: !user && !userError,
    isChecked,
    /** Not before the roster is there: nobody could be chosen. */
    canPurchase: choice.state !== 'unknown',
    pastPriceCoins: buy.error?.key === 'PRICE_CHANGED' ? pastPriceCoins : null,
    error: buy.error,
    isPending: buy.isPending,
    purchase,
  }
}

export type ItemOrder = ReturnType<typeof useItemOrder>

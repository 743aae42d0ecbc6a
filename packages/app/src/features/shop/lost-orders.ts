import type { ApiErrorKey } from '@olympus/api-client/api-error'

interface Order {
  readonly itemId: string
}

const keyOf = (userId: number, itemId: string): string => `olympus-lost-order-${userId}-${itemId}`

/** Refusals that tell nothing about an earlier attempt. */
const tellNothing: readonly ApiErrorKey[] = ['BAD_REQUEST', 'TOO_MANY_REQUESTS', 'UNAUTHORIZED']

/** Null if the browser blocks it. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

/** Remembers in this tab, also across a reload, that an order of an item had no answer. */
export const lostOrders = {
  has: (userId: number, { itemId }: Order): boolean =>
    typeof storage()?.getItem(keyOf(userId, itemId)) === 'string',

  add(userId: number, order: Order): void {
    storage()?.setItem(keyOf(userId, order.itemId), JSON.stringify(order))
  },

  /** The refusal of another order tells nothing about the lost one. */
  refuse(userId: number, order: Order, key: ApiErrorKey): void {
    const isSame = storage()?.getItem(keyOf(userId, order.itemId)) === JSON.stringify(order)
    if (isSame && !tellNothing.includes(key)) this.forget(userId, order)
  },

  forget(userId: number, { itemId }: Order): void {
    storage()?.removeItem(keyOf(userId, itemId))
  },
}

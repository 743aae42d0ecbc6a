const keyOf = (userId: number, itemId: string): string => `olympus-lost-order-${userId}-${itemId}`

/** Remembers in this tab, also across a reload, that the last order of an item had no answer. */
export const lostOrders = {
  has(userId: number, itemId: string): boolean {
    try {
      return sessionStorage.getItem(keyOf(userId, itemId)) !== null
    } catch {
      return false
    }
  },
  set(userId: number, itemId: string, isLost: boolean): void {
    try {
      if (isLost) sessionStorage.setItem(keyOf(userId, itemId), 'lost')
      else sessionStorage.removeItem(keyOf(userId, itemId))
    } catch {
      // The browser blocks its storage. The open form still says it.
    }
  },
}

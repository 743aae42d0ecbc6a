import { AsyncLocalStorage } from 'node:async_hooks'

const storage = new AsyncLocalStorage<true>()

/**
 * Runs work that may take only a part of the database connections. The rest stays free for everything else:
 * payments, log-ins and background work.
 */
export const asOrdinaryWork = <Value>(act: () => Value): Value => storage.run(true, act)

export const isOrdinaryWork = (): boolean => storage.getStore() === true

import { type GameData as Content, gameDataShape } from '@olympus/contract/game-data'
import type { LocaleCode } from '@olympus/contract/locales'

import type { GameData as Storage } from './game-data.ts'

/** A database that another page blocks may never answer. */
export const storageTimeoutMs = 1000

/** The game data that the browser keeps, per language. */
export interface KeptGameData {
  get(locale: LocaleCode): Promise<Content | null>
  keep(data: Content): Promise<void>
}

const keyOf = (locale: LocaleCode) => `names/${locale}`

/** Another build may have stored another shape. */
export const isReadable = (value: unknown, locale: LocaleCode): value is Content =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  typeof value.version === 'string' &&
  value.version.startsWith(`${gameDataShape}-`) &&
  'locale' in value &&
  value.locale === locale

async function inTime<T>(promise: Promise<T>): Promise<T | undefined> {
  const { promise: late, resolve } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => resolve(undefined), storageTimeoutMs)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Nothing is stored for a visitor, nor after a logout. */
export const createKeptGameData = (storage: Storage, isLoggedIn: () => boolean): KeptGameData => ({
  async get(locale) {
    const stored = await inTime(storage.get(keyOf(locale)))
    return isReadable(stored, locale) ? stored : null
  },
  async keep(data) {
    if (!isLoggedIn()) return
    await storage.set(keyOf(data.locale), data)
    // The logout may have cleared the database before this was stored.
    if (!isLoggedIn()) await storage.clear()
  },
})

import { findChromium } from '../chromium.ts'
import { findOathtool } from '../oathtool.ts'
import { startPostgresql, type TestServer } from '../postgresql.ts'
import { startRedis } from '../redis.ts'
import type { Counterpart } from './checks.ts'

interface Found {
  /** Environment variables with the address of the counterpart. */
  readonly env: Readonly<Record<string, string>>
  readonly stop?: () => Promise<void>
}

const serving = (variable: string, server: TestServer | undefined): Found | undefined =>
  server && { env: { [variable]: server.url }, stop: () => server.stop() }

const finders: Readonly<Record<Counterpart, () => Promise<Found | undefined>>> = {
  chromium: async () => ({ env: { CHROMIUM_PATH: await findChromium() } }),
  postgresql: async () => serving('TEST_DATABASE_URL', await startPostgresql()),
  redis: async () => serving('TEST_REDIS_URL', await startRedis()),
  oathtool: async () => {
    const file = await findOathtool()
    return file === undefined ? undefined : { env: { OATHTOOL_PATH: file } }
  },
}

/** A check runs without it, with less to compare against. CI still demands it. */
export const isOptional = (counterpart: Counterpart): boolean => counterpart === 'oathtool'

export interface Counterparts {
  /** The counterpart; undefined if it is missing and could not be installed. */
  readonly get: (counterpart: Counterpart) => Found | undefined
  readonly stop: () => Promise<void>
}

/**
 * Finds, installs or starts what checks need. One after the other, since the package manager locks itself.
 */
export async function findCounterparts(wanted: ReadonlySet<Counterpart>): Promise<Counterparts> {
  const found = new Map<Counterpart, Found | undefined>()
  for (const counterpart of wanted) found.set(counterpart, await finders[counterpart]())
  return {
    get: (counterpart) => found.get(counterpart),
    async stop() {
      for (const counterpart of found.values()) await counterpart?.stop?.()
    },
  }
}

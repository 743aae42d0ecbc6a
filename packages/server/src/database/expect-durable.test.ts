import { expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import type { Queries } from './database.ts'
import { expectDurable } from './expect-durable.ts'

// Both databases of tests run without fsync.
const database = withTestDatabase()
const stripe = { secretKey: 'sk_live_key', webhookSecrets: ['whsec_current'], apiBase: null }

it('refuses real payments with a database server that may lose them', async () => {
  await expect(expectDurable(database, { stripe }, silentLog)).rejects.toThrow(/set fsync = on/)
})

it('warns about such a server if no real money is involved', async () => {
  const log = { ...silentLog, warn: vi.fn<typeof silentLog.warn>() }
  await expectDurable(database, { stripe: null }, log)
  await expectDurable(database, { stripe: { ...stripe, secretKey: 'sk_test_key' } }, log)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

it('accepts real payments with a durable server', async () => {
  const queries = { one: async () => ({ fsync: 'on' }) } as unknown as Queries
  await expect(expectDurable(queries, { stripe }, silentLog)).resolves.toBeUndefined()
})

import sql from 'sql-template-tag'
import { expect, it, vi } from 'vitest'
import { silentLog } from '../log.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import type { Queries } from './database.ts'
import { expectDurable, lossySettings } from './expect-durable.ts'

// Both databases of tests run without fsync.
const database = withTestDatabase()
const stripe = { secretKey: 'sk_live_key', webhookSecrets: ['whsec_current'], apiBase: null }

const settings = (names: readonly string[]) =>
  ({ query: async () => names.map((name) => ({ name })) }) as unknown as Queries

it('refuses real payments with a database server that may lose them', async () => {
  await expect(expectDurable(database, { stripe }, silentLog)).rejects.toThrow(/set fsync = on/)
})

it.each(['fsync', 'synchronous_commit', 'full_page_writes'])(
  'refuses real payments with %s off',
  async (name) => {
    await expect(expectDurable(settings([name]), { stripe }, silentLog)).rejects.toThrow(`set ${name} = on`)
  },
)

it('reads the settings of its own connection, whoever set them', async () => {
  const read = (value: string) =>
    database.transaction(async (transaction) => {
      await transaction.execute(sql`select set_config('synchronous_commit', ${value}, true)`)
      return lossySettings(transaction)
    })
  expect(await read('off')).toContain('synchronous_commit')
  expect(await read('on')).not.toContain('synchronous_commit')
  expect(await read('remote_write')).not.toContain('synchronous_commit')
})

it('warns about such a server if no real money is involved', async () => {
  const log = { ...silentLog, warn: vi.fn<typeof silentLog.warn>() }
  await expectDurable(database, { stripe: null }, log)
  await expectDurable(database, { stripe: { ...stripe, secretKey: 'sk_test_key' } }, log)
  expect(log.warn).toHaveBeenCalledTimes(2)
})

it('accepts real payments with a durable server', async () => {
  await expect(expectDurable(settings([]), { stripe }, silentLog)).resolves.toBeUndefined()
})

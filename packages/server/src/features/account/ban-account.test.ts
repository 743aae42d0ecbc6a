import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { getUser } from '@olympus/contract/account'
import { buyItem } from '@olympus/contract/shop'
import { startPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { beforeAll, expect, it, vi } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import { refreshWith, type TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { answerOnce } from '../../http/idempotency.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { holdAccount } from '../sessions/account-refusal.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { unbanAccount } from './ban-account.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
})

const sources = path.join(import.meta.dirname, '../../..')
const writePattern = /\b(?:banned_at|banned_until|ban_reason)\s*=|\binsert\s+into\s+account\s*\([^)]*\bban/i

it('only operators ban and unban', () => {
  const found = fs
    .globSync('{bench,drills,migrations,src}/**/*.{ts,sql}', { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => writePattern.test(fs.readFileSync(path.join(sources, file), 'utf8')))
  expect(found.sort()).toEqual([
    'src/features/account/ban-account.ts',
    // Erases the reason with the account.
    'src/features/account/purge-accounts.ts',
  ])
})

it('a banned player is told why with every token, and logs in again after the ban', async () => {
  const player = await newPlayer()
  const until = new Date(Date.now() + 3_600_000)
  expect(await ban(database, player.accountId, { until, reason: 'Botting' })).toBe(1)
  const refusal = {
    status: 403,
    key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    data: { reason: 'Botting', until: until.toISOString() },
  }
  expect(await refreshWith(app, player, player.bindCookie)).toMatchObject(refusal)
  expect(await refreshWith(app, player, 'bind=stolen')).not.toMatchObject({ key: refusal.key })
  await database.transaction((transaction) => unbanAccount(transaction, player.accountId))
  // The sessions of before stay ended.
  expect(await app.call(getUser, { as: player })).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  expect(await refreshWith(app, player, player.bindCookie)).toMatchObject({
    key: 'UNAUTHORIZED_SESSION_EXPIRED',
  })
})

it('mails reason, end and how to object, once for the same ban, in the language of the account', async () => {
  const player = await newPlayer()
  await database.execute(sql`update account set locale = 'fr' where id = ${player.accountId}`)
  const until = new Date('2099-05-01T10:00:00Z')
  await ban(database, player.accountId, { until, reason: 'Botting <3' })
  expect(await ban(database, player.accountId, { until, reason: 'Botting <3' })).toBeNull()
  const [mail, ...others] = (await mailsTo(player.email)).filter(({ subject }) => subject.includes('banni'))
  expect(others).toEqual([])
  expect(mail?.text).toContain('1 mai 2099')
  expect(mail?.text).toContain('Motif\u00a0: Botting <3')
  expect(mail?.text).toContain('contacte l’assistance')
  expect(mail?.html).toContain('Botting &lt;3')
  expect(await ban(database, player.accountId, { reason: 'Botting <3' })).toBe(0)
})

const order = async ({ accountId }: TestPlayer) => {
  const characterId = await createCharacter(database, accountId)
  return { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }
}

/** The ledger kinds of an account, in order. */
const kindsOf = async (accountId: number) =>
  (
    await database.query<{ kind: string }>(sql`
      select kind from ledger_entry join ledger_transaction on ledger_transaction.id = transaction_id
      join ledger_account on ledger_account.id = ledger_account_id
      where account_id = ${accountId} order by ledger_entry.id`)
  ).map(({ kind }) => kind)

it('refuses an act that began before the ban and reaches the account after it, and does not keep that answer', async () => {
  const player = await newPlayer()
  await giveCoins(database, player.accountId, 500)
  const body = await order(player)
  const idempotencyKey = randomUUID()
  // The session is cached, as if the request had passed that check before the ban.
  await app.callOrFail(getUser, { as: player })
  await ban(database, player.accountId)
  expect(await app.call(buyItem, { as: player, body, idempotencyKey })).toMatchObject({
    status: 403,
    key: 'UNAUTHORIZED_BANNED_ACCOUNT',
  })
  const purchase = await app.call(startPurchase, { as: player, body: purchaseRequest('oc-500') })
  expect(purchase).toMatchObject({ key: 'UNAUTHORIZED_BANNED_ACCOUNT' })
  expect(await kindsOf(player.accountId)).toEqual(['demo-opening'])
  expect(await database.query(sql`select from idempotency_key where key = ${idempotencyKey}`)).toEqual([])
})

it.runIf(process.env.TEST_DATABASE_URL)('a ban waits for an act that is running', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const [isRunning, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const claim = { accountId, key: randomUUID(), endpoint: buyItem, endpointName: 'buyItem', request: null }
  const acting = answerOnce(
    { database, secretBox: testSecretBox, holdAccount },
    claim,
    async (transaction) => {
      isRunning.resolve()
      await mayEnd.promise
      return transaction.one(
        sql`select banned_at is not null as is_banned from account where id = ${accountId}`,
      )
    },
  )
  await isRunning.promise
  let isOver = false
  const banning = ban(database, accountId).finally(() => (isOver = true))
  await vi.waitFor(
    async () => {
      const waiting = await database.query(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      expect(isOver || waiting.length > 0).toBe(true)
    },
    { timeout: 20_000 },
  )
  mayEnd.resolve()
  expect((await acting).answer.text).toContain('"isBanned":false')
  expect(await banning).toBe(1)
})

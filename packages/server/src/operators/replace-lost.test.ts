import { randomUUID } from 'node:crypto'
import { getUser } from '@olympus/contract/account'
import { claimCoupon } from '@olympus/contract/coupons'
import { listCouponLogs } from '@olympus/contract/logs'
import { requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import { getSecurity } from '@olympus/contract/two-factor'
import sql, { join, raw } from 'sql-template-tag'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { secretKeyContext } from '../features/two-factor/secret-contexts.ts'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { createAccount } from '../testing/create-account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { enableTwoFactorAs, stepUpAs } from '../testing/protected-account.ts'
import { mailedToken, mailsTo } from '../testing/sent-mails.ts'
import { attemptLogIn, fromElsewhere, logInAs, newPlayer, refreshWith } from '../testing/test-account.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { boxWithoutId, keyRingOf } from '../testing/test-secret-box.ts'

let database: Database

beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const lostRing = keyRingOf('lost')
const ring = keyRingOf('another')
const lostId = lostRing.sealingKeyId
const keyRing = () => ring

const replaceLost = (keyId: string) => act(database, ['keys', 'replace-lost', keyId], { keyRing })
const status = () => operate(database, ['keys', 'status'], { keyRing })
const start = async (given = ring): Promise<TestApp> =>
  testApp({ database, secretBox: await openSecretBox(database, given) })

async function contents(): Promise<unknown> {
  const tables = ['account', 'backup_code', 'coupon', 'hash_key', 'idempotency_key', 'session', 'two_factor']
  const rows = tables.map((table) => sql`(select jsonb_agg(t order by t::text) from ${raw(table)} as t)`)
  return database.query(sql`select ${join(rows)}`)
}

/** A portal whose SECRET_KEY gets lost: players with and without a second factor, and coupons. */
async function lostWorld() {
  const app = await start(lostRing)
  const box = await openSecretBox(database, lostRing)
  const guarded = await newPlayer(app)
  const factor = await enableTwoFactorAs(app, guarded)
  const plain = await newPlayer(app)
  await stepUpAs(app, plain)
  const [claimed = '', unclaimed = ''] = await createCodes(database, box, { codes: 2, name: 'Solstice' })
  await createCodes(database, box, { name: 'Over', endsAt: new Date(0), startsAt: new Date(-1) })
  const claim = { as: plain, body: { code: claimed }, idempotencyKey: randomUUID() }
  const { balanceCoins } = await app.callOrFail(claimCoupon, claim)
  return { guarded, factor, plain, claim, unclaimed, balanceCoins }
}

it('lets the portal start with another key', async () => {
  await lostWorld()
  await expect(start()).rejects.toThrow(`keys replace-lost ${lostId}`)
  expect(await status()).toMatchObject({ code: 1 })
  expect(await replaceLost(lostId)).toMatchObject({ code: 0 })
  await start()
  expect(await status()).toMatchObject({ code: 0 })
  await expect(start(lostRing)).rejects.toThrow(`sealed with: key ${ring.sealingKeyId}`)
})

it('a player with a second factor sets a new password by mail, logs in and protects the account again', async () => {
  const { guarded, factor } = await lostWorld()
  await replaceLost(lostId)
  const app = await start()
  expect(await app.call(getUser, { as: guarded })).toMatchObject({ status: 401 })
  expect(await attemptLogIn(app, guarded)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  const { email } = guarded
  const mail = (await mailsTo(database, email)).at(-1)
  expect(mail?.subject).toBe('Set a new password for your Olympus account')
  expect(mail?.text).toContain('http://localhost:3000/resetpassword')
  expect((await eventsOf(database, guarded.accountId)).at(-1)).toBe('log-in-failed')
  expect(await eventsOf(database, guarded.accountId)).toContain('two-factor-disabled')

  await app.callOrFail(requestPasswordReset, { body: { email, locale: 'en' }, headers: fromElsewhere() })
  const password = 'a lantern over the harbour'
  const token = await mailedToken(database, email)
  await app.callOrFail(resetPassword, { body: { token, password }, headers: fromElsewhere() })
  const again = await logInAs(app, { ...guarded, password })
  expect(await app.callOrFail(getSecurity, { as: again })).toMatchObject({ twoFactor: null })
  const { secretKey, backupCodes } = await enableTwoFactorAs(app, again)
  expect(secretKey).not.toBe(factor.secretKey)
  expect(backupCodes).toHaveLength(10)
})

it('a player without one logs in with the same password, and keeps what was claimed', async () => {
  const { plain, claim, balanceCoins } = await lostWorld()
  await replaceLost(lostId)
  const app = await start()
  expect(await app.call(getUser, { as: plain })).toMatchObject({ status: 401 })
  expect(await refreshWith(app, plain, plain.bindCookie)).toMatchObject({ status: 401 })
  expect(await mailsTo(database, plain.email)).toHaveLength(1)
  const again = await logInAs(app, plain)
  expect(await app.callOrFail(listCouponLogs, { as: again })).toMatchObject({
    entries: [{ origin: { kind: 'code', code: null } }],
  })
  // The reply is gone, so a repeat is refused: it must not act a second time.
  expect(await app.call(claimCoupon, { ...claim, as: again })).toMatchObject({ key: 'IDEMPOTENCY_MISMATCH' })
  const { balance } = await database.one<{ balance: number }>(
    sql`select balance_coins as balance from ledger_account where name = ${`player:${plain.accountId}`}`,
  )
  expect(balance).toBe(balanceCoins)
})

it('lists the campaigns whose codes are void, and takes new ones', async () => {
  const { plain, unclaimed } = await lostWorld()
  const { lines } = await replaceLost(lostId)
  expect(lines.filter((line) => line.startsWith('Campaign'))).toEqual([
    expect.stringMatching(/^Campaign \d+ \(running\) needs new codes: Solstice, 2 codes until now$/),
  ])
  const app = await start()
  const player = await logInAs(app, plain)
  const claim = (code: string) => app.call(claimCoupon, { as: player, body: { code } })
  expect(await claim(unclaimed)).toMatchObject({ key: 'INVALID_CODE' })
  const [code = ''] = await createCodes(database, await openSecretBox(database, ring))
  expect(await claim(code)).toMatchObject({ status: 200 })
})

it('keeps who did it, and how much was lost', async () => {
  await lostWorld()
  const { lines } = await replaceLost(lostId)
  expect(lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^\d sealed values were removed, 2 sessions ended$/),
    '1 accounts lost their second factor and were mailed to set a new password',
  ])
  expect(await actsOf(database)).toMatchObject([
    {
      who: 'iris',
      command: 'keys replace-lost',
      details: { lostKeyId: lostId, keyId: ring.sealingKeyId, accounts: 1, sessions: 2 },
    },
  ])
})

it('does nothing unless the operator names the key that is lost', async () => {
  await lostWorld()
  const before = await contents()
  for (const keyId of ['unknown', ring.sealingKeyId, 'yes'])
    expect(await replaceLost(keyId)).toMatchObject({
      code: 1,
      complaints: [`Nothing was changed: the key that SECRET_KEY lacks is ${lostId}, not ${keyId}`],
    })
  expect(await contents()).toEqual(before)
  expect(await actsOf(database)).toEqual([])
})

it('does nothing while SECRET_KEY opens everything', async () => {
  await lostWorld()
  const before = await contents()
  const givenLost = { keyRing: () => keyRingOf('another', 'lost') }
  const replace = (keyId: string) => act(database, ['keys', 'replace-lost', keyId], givenLost)
  expect(await replace(lostId)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('Nothing was changed: servers start with this SECRET_KEY')],
  })
  expect(await replace('unknown')).toMatchObject({
    code: 1,
    complaints: ['Nothing was changed: SECRET_KEY opens everything'],
  })
  expect(await contents()).toEqual(before)
})

it('removes what no key opens and keeps the rest', async () => {
  const app = await start()
  const [guarded, hit] = [await newPlayer(app), await newPlayer(app)]
  await enableTwoFactorAs(app, guarded)
  await enableTwoFactorAs(app, hit)
  const lostBox = boxWithoutId('lost', {
    text: 'JBSWY3DPEHPK3PXP',
    context: secretKeyContext(hit.accountId),
  })
  await database.execute(
    sql`update two_factor set secret_box = ${lostBox} where account_id = ${hit.accountId}`,
  )
  expect(await replaceLost('unknown')).toMatchObject({
    code: 0,
    lines: expect.arrayContaining([
      '1 accounts lost their second factor and were mailed to set a new password',
    ]) as unknown,
  })
  expect(await attemptLogIn(app, hit)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  expect(await attemptLogIn(app, guarded)).toMatchObject({ data: { step: 'two-factor' } })
  const { left } = await database.one<{ left: number }>(
    sql`select count(*) as left from backup_code where account_id = ${guarded.accountId}`,
  )
  expect(left).toBe(10)
})

it('recovers a database from before keys had IDs', async () => {
  const accountId = await createAccount(database)
  const context = secretKeyContext(accountId)
  const box = boxWithoutId('lost', { text: 'JBSWY3DPEHPK3PXP', context })
  await database.execute(
    sql`insert into two_factor (account_id, secret_box, enabled_at) values (${accountId}, ${box}, now())`,
  )
  await expect(start()).rejects.toThrow('keys replace-lost unknown')
  expect(await replaceLost('unknown')).toMatchObject({ code: 0 })
  await start()
  expect(await status()).toMatchObject({ code: 0 })
  expect(await database.query(sql`select from two_factor`)).toEqual([])
})

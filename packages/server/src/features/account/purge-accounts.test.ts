import { randomUUID } from 'node:crypto'
import { cancelAccountDeletion, changeEmail } from '@olympus/contract/account'
import { logIn, register } from '@olympus/contract/auth'
import { buyItem } from '@olympus/contract/shop'
import sql, { raw } from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { requestEmailChangeAs, changeEmailAs, hasActiveSession } from '../../testing/email-change.ts'
import { exchangeGifts } from '../../testing/exchange-gifts.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { recordGame } from '../../testing/record-game.ts'
import { personalColumns } from '../../testing/personal-columns.ts'
import { type TestPlayer, fromElsewhere, registration } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { fillWheel } from '../../testing/wheel-rows.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { purgeAccounts } from './purge-accounts.ts'

const { app, database, newPlayer, steppedUpPlayer, mailsTo } = withTestApp()

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
})

// A pending deletion of an earlier test would count in the next one.
beforeEach(async () => {
  await database.execute(sql`update account set deletion_at = null where deleted_at is null`)
})

const purge = () => purgeAccounts({ database, log: silentLog })

const due = (accountId: number, ago = '1 minute') =>
  database.execute(sql`update account set deletion_at = now() - ${ago}::interval where id = ${accountId}`)

const rowOf = (accountId: number) =>
  database.one<{ username: string; email: string; deletedAt: Date | null }>(
    sql`select username, email, deleted_at from account where id = ${accountId}`,
  )

const isPurged = async (accountId: number) => (await rowOf(accountId)).deletedAt !== null

async function buy(player: TestPlayer, characterName?: string): Promise<void> {
  await giveCoins(database, player.accountId, 500)
  const characterId = await createCharacter(database, player.accountId, { name: characterName })
  await app.callOrFail(buyItem, {
    as: player,
    body: { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 },
  })
}

const settleDeliveries = (accountId: number) =>
  database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where account_id = ${accountId}`,
  )

const settlePurchases = (accountId: number) =>
  database.execute(sql`update donation set expired_at = now() where account_id = ${accountId}`)

const settleGifts = (accountId: number) =>
  database.execute(
    sql`update task set state = 'confirmed', settled_at = now()
        where id in (
          select delivery_id from gift join shop_order on shop_order.id = order_id where recipient_id = ${accountId})`,
  )

/** Adds a row to every table that can reference an account. */
async function fill(player: TestPlayer, characterName: string): Promise<void> {
  const { accountId } = player
  await buy(player, characterName)
  await exchangeGifts(database, 'draught', { accountId, characterName })
  // One character stays for its gift, the other one does not.
  const characterId = await createCharacter(database, accountId, { name: 'Kleobis of Argos' })
  await fillWheel(database, { accountId, characterId, itemId: 'draught' })
  await recordGame(database, accountId, 'Kleobis of Argos')
  await settleDeliveries(accountId)
  await settleGifts(accountId)
  // Mails are kept for a week, so this one is gone when the grace period of two weeks ends.
  await database.execute(sql`delete from mail_outbox where subject like '% sent you a gift'`)
  await createPurchase(database, accountId)
  await settlePurchases(accountId)
  const [code = ''] = await createCodes(database, testSecretBox, { allowedAccountIds: [accountId] })
  const ports = { database, secretBox: testSecretBox }
  await claimCoupon(ports, { accountId, requestKey: randomUUID(), code, locale: 'en' })
  await database.execute(
    sql`insert into two_factor (account_id, secret_box, enabled_at) values (${accountId}, '\\x01', now())`,
  )
  await database.execute(sql`insert into spending_limit (account_id, period) values (${accountId}, 'day')`)
  await database.execute(sql`insert into backup_code (account_id, code_hash) values (${accountId}, '\\x01')`)
  await database.execute(
    sql`insert into passkey (account_id, credential_id, public_key, counter, transports, name, is_synced)
        values (${accountId}, ${randomUUID()}, '\\x01', 0, '{}', 'My phone', false)`,
  )
  await database.execute(
    sql`insert into chat_connection (account_id, provider, external_id, name)
        values (${accountId}, 'sandbox', ${randomUUID()}, 'Zoe of Mykonos')`,
  )
  await database.execute(
    sql`insert into log_in_challenge (challenge_hash, account_id, expires_at)
        values (sha256(${randomUUID()}::bytea), ${accountId}, now() + interval '5 minutes')`,
  )
}

/** How many rows refer to the account, by column. Columns without such rows are left out. */
async function rowsOf(accountId: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of await personalColumns(database)) {
    const [table = ''] = column.split('.')
    const { count } = await database.one<{ count: number }>(
      sql`select count(*) from ${raw(table)} where ${raw(column)} = ${accountId}`,
    )
    if (count > 0) counts[column] = count
  }
  return counts
}

describe('purgeAccounts', () => {
  it('removes personal data and keeps what the law requires', async () => {
    const player = await steppedUpPlayer()
    const { accountId } = player
    await fill(player, 'Iolanthe')
    const { newEmail } = await changeEmailAs(app, player)
    const waiting = await requestEmailChangeAs(app, { ...player, email: newEmail })
    const before = await rowsOf(accountId)
    const columns = await personalColumns(database)
    // Without a row, the test would not notice a table that a purge forgets.
    expect(Object.keys(before)).toEqual(columns)
    expect(columns).toContain('gift.recipient_id')
    await due(accountId)
    expect(await purge()).toBe(1)
    expect(await rowOf(accountId)).toEqual({
      username: `deleted_${accountId}`,
      email: `deleted-${accountId}@deleted.invalid`,
      deletedAt: expect.any(Date) as Date,
    })
    const after = await rowsOf(accountId)
    expect(after).toEqual({
      'account_consent.account_id': before['account_consent.account_id'],
      'donation.account_id': before['donation.account_id'],
      'ledger_account.account_id': before['ledger_account.account_id'],
      // The gifts that the friend gave and received.
      'gift.account_id': 1,
      'gift.recipient_id': 1,
      'shop_order.account_id': 1,
      'task.account_id': 1,
      'character.account_id': 1,
      // What the public log and the book of the wheel need.
      'wheel_account.account_id': 1,
      'wheel_entry.account_id': before['wheel_entry.account_id'],
      'wheel_exchange.account_id': before['wheel_exchange.account_id'],
      'wheel_seed.account_id': before['wheel_seed.account_id'],
      'wheel_spin.account_id': before['wheel_spin.account_id'],
    })
    const ofCharacters = sql`join character on character.id = character_id where account_id = ${accountId}`
    expect(await database.query(sql`select from character_privacy ${ofCharacters}`)).toEqual([])
    expect((await verifyLedger(database)).isSound).toBe(true)
    const { text } = await database.one<{ text: string }>(
      sql`select database_to_xml(false, true, '')::text as text`,
    )
    for (const trace of [
      player.username,
      player.email,
      newEmail,
      waiting.newEmail,
      'Iolanthe',
      'Zoe of Mykonos',
      'Kleobis of Argos',
    ])
      expect(text.toLowerCase()).not.toContain(trace.toLowerCase())
  })

  it('allows no access by session, old or new address, or password reset', async () => {
    const player = await steppedUpPlayer()
    const { accountId, email, password } = player
    await due(accountId)
    await purge()
    expect(await hasActiveSession(testApp({ database }), player)).toBe(false)
    for (const address of [email, `deleted-${accountId}@deleted.invalid`])
      for (const tried of [password, 'none'])
        expect(
          await app.call(logIn, { body: { email: address, password: tried }, headers: fromElsewhere() }),
        ).toMatchObject({ status: 401, key: 'UNKNOWN_CREDENTIALS' })
  })

  it('frees name and address for a new account', async () => {
    const player = await steppedUpPlayer()
    await due(player.accountId)
    await purge()
    const body = registration(player.username)
    expect(await app.call(register, { body, headers: fromElsewhere() })).toMatchObject({ status: 200 })
  })

  it('waits for the end of the grace period and skips canceled deletions', async () => {
    const accountId = await createAccount(database)
    await due(accountId, '-1 minute')
    expect(await purge()).toBe(0)
    await database.execute(sql`update account set deletion_at = null where id = ${accountId}`)
    expect(await purge()).toBe(0)
    expect(await isPurged(accountId)).toBe(false)
  })

  it('waits until an open purchase is settled, without blocking others', async () => {
    const waiting = await createAccount(database)
    const other = await createAccount(database)
    await createPurchase(database, waiting)
    await due(waiting, '2 minutes')
    await due(other)
    expect(await purge()).toBe(1)
    expect([await isPurged(waiting), await isPurged(other)]).toEqual([false, true])
    await settlePurchases(waiting)
    expect(await purge()).toBe(1)
    expect(await isPurged(waiting)).toBe(true)
  })

  it('waits until everything is delivered', async () => {
    const player = await steppedUpPlayer()
    await buy(player)
    await due(player.accountId)
    expect(await purge()).toBe(0)
    await settleDeliveries(player.accountId)
    expect(await purge()).toBe(1)
  })

  it('purges each account once when several processes do it at once', async () => {
    const ids: number[] = []
    for (let count = 0; count < 20; count++) ids.push(await createAccount(database))
    for (const id of ids) await due(id)
    const counts = await Promise.all(Array.from({ length: 8 }, purge))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(20)
    expect(await Promise.all(ids.map(isPurged))).toEqual(Array<boolean>(20).fill(true))
    expect(await purge()).toBe(0)
  })

  it('either purges or cancels when both happen at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      const player = await steppedUpPlayer()
      await due(player.accountId)
      const cancel = () => app.call(cancelAccountDeletion, { as: player })
      await Promise.all(round % 2 ? [cancel(), purge()] : [purge(), cancel()])
      const row = await rowOf(player.accountId)
      const isKept = (await rowsOf(player.accountId))['session.account_id'] !== undefined
      expect(row.username).toBe(isKept ? player.username : `deleted_${player.accountId}`)
      expect(row.deletedAt === null).toBe(isKept)
    }
  })

  it('purges an account completely or not at all, retries it next time, and does not block others', async () => {
    const { accountId: brokenId } = await newPlayer()
    const other = await createAccount(database)
    await due(brokenId, '2 minutes')
    await due(other)
    await database.owner.transaction((transaction) =>
      transaction.script(`
        create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$;
        create trigger fail_for_test before update of deleted_at on account for each row
          when (old.id = ${brokenId}) execute function fail_for_test();`),
    )
    const before = await rowsOf(brokenId)
    expect(await purge()).toBe(1)
    expect([await isPurged(brokenId), await isPurged(other)]).toEqual([false, true])
    expect(await rowsOf(brokenId)).toEqual(before)
    await database.owner.transaction((transaction) =>
      transaction.script('drop trigger fail_for_test on account'),
    )
    expect(await purge()).toBe(1)
    expect(await isPurged(brokenId)).toBe(true)
  })

  it('uses another name when the usual one is taken', async () => {
    const accountId = await createAccount(database)
    const squatter = await createAccount(database)
    await database.execute(
      sql`update account set username = ${`DELETED_${accountId}`}, email = ${`deleted-${accountId}@deleted.invalid`}
          where id = ${squatter}`,
    )
    await due(accountId)
    expect(await purge()).toBe(1)
    expect(await isPurged(accountId)).toBe(true)
  })

  it('keeps mails to an address that belongs to another account', async () => {
    const player = await steppedUpPlayer()
    const owner = await newPlayer()
    await app.call(changeEmail, { as: player, body: { currentEmail: player.email, newEmail: owner.email } })
    const before = await mailsTo(owner.email)
    await due(player.accountId)
    await purge()
    expect(await mailsTo(owner.email)).toEqual(before)
  })
})

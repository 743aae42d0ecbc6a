import { limits } from '@olympus/contract/limits'
import sql, { type Sql } from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Queries } from '../../database/database.ts'
import { systemRandom } from '../../random.ts'
import { mailsToAccount } from '../../testing/sent-mails.ts'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { testSecretBox as secretBox } from '../../testing/test-secret-box.ts'
import { checkSecondFactor, hasSecondFactor } from './check-second-factor.ts'
import { saveBackupCodes } from './save-backup-codes.ts'
import { secretKeyContext } from './secret-contexts.ts'
import { spendCode } from './spend-code.ts'
import { newSecretKey } from './totp.ts'

const database = withTestDatabase()

let accountId: number
let secretKey: string
let backupCodes: readonly string[]

const check = (code: string, account = accountId) =>
  checkSecondFactor(
    { database, secretBox },
    { accountId: account, code, client: { address: '198.51.100.7', userAgent: 'A browser' } },
  )

async function protectedAccount() {
  const id = await createAccount(database)
  const key = newSecretKey(systemRandom)
  const box = secretBox.seal(key, secretKeyContext(id))
  await database.execute(
    sql`insert into two_factor (account_id, secret_box, enabled_at) values (${id}, ${box}, now())`,
  )
  const codes = await saveBackupCodes(database, { secretBox, random: systemRandom }, id)
  return { id, key, codes }
}

beforeEach(async () => {
  ;({ id: accountId, key: secretKey, codes: backupCodes } = await protectedAccount())
})

const winners = (results: readonly unknown[]) => results.filter((result) => result !== null)
const all = (count: number, act: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, act))

describe('a code of the authenticator app', () => {
  it('is accepted once', async () => {
    const code = codeFor(secretKey)
    expect(await check(code)).toEqual({ kind: 'totp', backupCodesLeft: limits.backupCodes })
    expect(await check(code)).toBeNull()
  })

  it('is accepted once of fifty concurrent attempts', async () => {
    const code = codeFor(secretKey)
    expect(winners(await all(50, () => check(code)))).toHaveLength(1)
  })

  it('is refused after a later one was accepted', async () => {
    const earlier = codeFor(secretKey)
    expect(await check(codeFor(secretKey, 1))).toMatchObject({ kind: 'totp' })
    expect(await check(earlier)).toBeNull()
  })

  it('is refused if wrong, of another account, or not a code', async () => {
    const other = await protectedAccount()
    expect(await check(wrongCodeFor(secretKey))).toBeNull()
    expect(await check(codeFor(other.key))).toBeNull()
    expect(await check('nothing')).toBeNull()
    expect(await check(codeFor(secretKey))).not.toBeNull()
  })

  it('is refused while the second factor is not yet confirmed', async () => {
    await database.execute(
      sql`update two_factor set enabled_at = null, expires_at = now() + interval '10 minutes'
          where account_id = ${accountId}`,
    )
    expect(await hasSecondFactor(database, accountId)).toBe(false)
    expect(await check(codeFor(secretKey))).toBeNull()
    expect(await check(backupCodes[0] ?? '')).toBeNull()
  })

  // The embedded database has one connection, so nothing can come between.
  it.skipIf(!process.env['TEST_DATABASE_URL'])('keeps its key from being sealed anew meanwhile', async () => {
    const hasRead = Promise.withResolvers<void>()
    const maySpend = Promise.withResolvers<void>()
    const spending = database.transaction((transaction) => {
      const queries: Queries = {
        query: (statement) => transaction.query(statement),
        one: (statement) => transaction.one(statement),
        execute: (statement) => transaction.execute(statement),
        notify: (channel) => transaction.notify(channel),
        async maybeOne<Row extends object>(statement: Sql) {
          const row = await transaction.maybeOne<Row>(statement)
          hasRead.resolve()
          await maySpend.promise
          return row
        },
      }
      return spendCode(queries, secretBox, { accountId, code: codeFor(secretKey) })
    })
    await hasRead.promise
    const unlocked = await database.query(
      sql`select from two_factor where account_id = ${accountId} for update skip locked`,
    )
    maySpend.resolve()
    expect(await spending).toBe('totp')
    expect(unlocked).toEqual([])
  })

  it('is refused if the sealed key was copied from another account', async () => {
    const other = await protectedAccount()
    await database.execute(
      sql`update two_factor set secret_box = (select secret_box from two_factor where account_id = ${other.id})
          where account_id = ${accountId}`,
    )
    await expect(check(codeFor(other.key))).rejects.toThrow(/altered or moved/)
  })
})

describe('a backup code', () => {
  it('is accepted once, however it is typed', async () => {
    const [first = '', second = ''] = backupCodes
    expect(await check(first.toLowerCase().replace('-', ' '))).toEqual({
      kind: 'backup-code',
      backupCodesLeft: limits.backupCodes - 1,
    })
    expect(await check(first)).toBeNull()
    expect(await check(second.replace('-', ''))).toMatchObject({ backupCodesLeft: limits.backupCodes - 2 })
  })

  it('is accepted once of fifty concurrent attempts', async () => {
    const code = backupCodes[0] ?? ''
    expect(winners(await all(50, () => check(code)))).toHaveLength(1)
  })

  it('is useless for another account, even if its hash was copied there', async () => {
    const other = await protectedAccount()
    await database.execute(
      sql`insert into backup_code (account_id, code_hash)
          select ${other.id}, code_hash from backup_code where account_id = ${accountId}`,
    )
    expect(await check(backupCodes[0] ?? '', other.id)).toBeNull()
    expect(await check(backupCodes[0] ?? '')).not.toBeNull()
  })

  it('notifies the player once how many are left', async () => {
    await check(backupCodes[0] ?? '')
    await check(backupCodes[0] ?? '')
    const mails = await mailsToAccount(database, accountId)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('A backup code was used')
    expect(mails[0]?.text).toContain('Backup codes left: 9.')
    const events = await database.query(
      sql`select kind, address, user_agent from security_event where account_id = ${accountId}`,
    )
    expect(events).toEqual([{ kind: 'backup-code-used', address: '198.51.100.7', userAgent: 'A browser' }])
  })
})

it('stores neither secret key nor backup codes in plain text', async () => {
  const kept = await database.one<{ all: string }>(
    sql`select (select encode(secret_box, 'escape') from two_factor where account_id = ${accountId})
          || (select string_agg(encode(code_hash, 'escape'), ' ') from backup_code where account_id = ${accountId})
          as all`,
  )
  for (const secret of [secretKey, ...backupCodes, ...backupCodes.map((code) => code.replace('-', ''))])
    expect(kept.all).not.toContain(secret)
})

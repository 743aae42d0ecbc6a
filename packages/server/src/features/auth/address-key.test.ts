import { changeEmail } from '@olympus/contract/account'
import { register, resendActivation } from '@olympus/contract/auth'
import { requestPasswordReset } from '@olympus/contract/recovery'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import {
  activatedAccount,
  attemptLogIn,
  fromElsewhere,
  newUsername,
  registerAccount,
  registration,
} from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { addressKey } from './address-key.ts'

const { app, database, mailsTo, eventsOf, steppedUpPlayer } = withTestApp()

/** All spellings of the letters i of an address. Most databases fold the dotted İ to i. */
const spellingsOf = (email: string): string[] =>
  Array.from({ length: 8 }, (_, bits) => {
    let letter = 0
    return email.replaceAll('i', () => ((bits >> letter++) & 1 ? 'İ' : 'i'))
  })

const manyLetters = (email: string) => email.replace('@', 'iii@')

/** Gives an account an address with three letters i. */
async function withManySpellings(account: { readonly email: string }) {
  const email = manyLetters(account.email)
  await database.execute(sql`update account set email = ${email} where email = ${account.email}`)
  return { email, spellings: spellingsOf(email) }
}

const idOf = async (email: string) =>
  (await database.one<{ id: number }>(sql`select id from account where email = ${email}`)).id

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'is tested with a database that folds more than ASCII',
  async () => {
    expect(await database.one(sql`select lower('İÉ') as folded`)).toEqual({ folded: 'ié' })
  },
)

describe('spellings of one address share', () => {
  it('the failed log-ins', async () => {
    const { email, spellings } = await withManySpellings(await activatedAccount(app))
    const from = fromElsewhere()
    for (const spelling of spellings)
      await attemptLogIn(app, { email: spelling, password: 'a wrong password' }, from)
    for (let guess = 0; guess < 12; guess++)
      await attemptLogIn(app, { email, password: 'a wrong password' }, from)
    const failures = (await eventsOf(await idOf(email))).filter((kind) => kind === 'log-in-failed')
    expect(failures).toHaveLength(10)
  })

  it('the mails to reset a password', async () => {
    const { email, spellings } = await withManySpellings(await activatedAccount(app))
    const before = (await mailsTo(email)).length
    for (const address of [...spellings, email, email, email])
      await app.call(requestPasswordReset, {
        body: { email: address, locale: 'en' },
        headers: fromElsewhere(),
      })
    expect(await mailsTo(email)).toHaveLength(before + 3)
  })

  it('the mails to activate an account', async () => {
    const { email, spellings } = await withManySpellings(await registerAccount(app))
    for (const address of [...spellings, email, email, email])
      await app.call(resendActivation, { body: { email: address, locale: 'en' }, headers: fromElsewhere() })
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('the notices of registrations', async () => {
    const { email, spellings } = await withManySpellings(await activatedAccount(app))
    const before = (await mailsTo(email)).length
    for (const spelling of [...spellings, email, email, email])
      await app.call(register, { body: { ...registration(), email: spelling }, headers: fromElsewhere() })
    expect(await mailsTo(email)).toHaveLength(before + 3)
  })

  it('the notices of changes to it', async () => {
    const { email, spellings } = await withManySpellings(await activatedAccount(app))
    const before = (await mailsTo(email)).length
    let player = await steppedUpPlayer()
    let asked = 1
    for (const newEmail of [...spellings, email, email, email, email, email]) {
      if (asked++ % 7 === 0) player = await steppedUpPlayer()
      await app.call(changeEmail, { as: player, body: { currentEmail: player.email, newEmail } })
    }
    expect(await mailsTo(email)).toHaveLength(before + 5)
  })

  it('the key of an address that nobody has', async () => {
    const spellings = spellingsOf(manyLetters(`${newUsername()}@example.com`))
    const { count } = await database.one<{ count: number }>(
      sql`select count(distinct lower(spelling)) from unnest(${spellings}::text[]) as spelling`,
    )
    const keys = await Promise.all(spellings.map((spelling) => addressKey(database, spelling)))
    expect(new Set(keys).size).toBe(count)
    for (const spelling of spellings) expect(keys.join()).not.toContain(spelling)
  })
})

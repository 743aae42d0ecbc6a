import { activateAccount, resendActivation } from '@olympus/contract/auth'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import { activatedAccount, registerAccount } from '../../testing/test-account.ts'
import { giveCoins } from '../../testing/game-data.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { removeUnactivated } from './remove-unactivated.ts'

const { app, database } = withTestApp()

const age = (email: string, interval: string) =>
  database.transaction(async (transaction) => {
    await transaction.execute(
      sql`update account set created_at = created_at - ${interval}::interval where email = ${email}`,
    )
    await transaction.execute(
      sql`update one_time_token set expires_at = expires_at - ${interval}::interval
          where account_id = (select id from account where email = ${email})`,
    )
  })

const find = (email: string) =>
  database.maybeOne<{ id: number }>(sql`select id from account where email = ${email}`)

const remove = () => removeUnactivated(database)

it('deletes an account that was not activated in 30 days, with all its data', async () => {
  const { email } = await registerAccount(app)
  const id = (await find(email))?.id ?? 0
  await age(email, '29 days 23 hours')
  expect(await remove()).toBe(0)
  await age(email, '2 hours')
  expect(await remove()).toBe(1)
  expect(await find(email)).toBeUndefined()
  const left = await database.one(
    sql`select (select count(*) from account_consent where account_id = ${id}) as consents,
          (select count(*) from one_time_token where account_id = ${id}) as links,
          (select count(*) from mail_outbox where recipient = ${email}) as mails`,
  )
  expect(left).toEqual({ consents: 0, links: 0, mails: 0 })
})

it('keeps activated accounts of any age', async () => {
  const { email } = await activatedAccount(app)
  await age(email, '400 days')
  expect(await remove()).toBe(0)
  expect(await find(email)).toBeDefined()
})

it('keeps an account while a link can still activate it', async () => {
  const { email } = await registerAccount(app)
  await age(email, '31 days')
  await app.call(resendActivation, { body: { email, locale: 'en' } })
  expect(await remove()).toBe(0)
  const token = await mailedToken(database, email)
  expect(await app.call(activateAccount, { body: { token } })).toMatchObject({ status: 200 })
})

it('keeps an account with coins', async () => {
  const accountId = await createAccount(database, { isActivated: false })
  await giveCoins(database, accountId, 5)
  await database.execute(
    sql`update account set created_at = created_at - interval '31 days' where id = ${accountId}`,
  )
  expect(await remove()).toBe(0)
})

it('deletes each account once when several processes run at once, in batches', async () => {
  await database.execute(
    sql`insert into account (username, email, password_hash, locale, created_at)
        select 'old_' || n, 'old_' || n || '@example.com', 'none', 'en', now() - interval '31 days'
        from generate_series(1, 250) as n`,
  )
  const counts = await Promise.all([remove(), remove(), remove()])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(250)
})

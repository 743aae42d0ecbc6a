import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { requestEmailChangeAs, changeEmailAs } from '../../testing/email-change.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, steppedUpPlayer } = withTestApp()

const user = (player: TestPlayer) => app.callOrFail(getUser, { as: player })

const linksOf = async ({ accountId }: TestPlayer) =>
  (
    await database.query<{ purpose: string }>(
      sql`select purpose from one_time_token
          where account_id = ${accountId} and purpose in ('email-confirmation', 'email-undo') order by created_at`,
    )
  ).map(({ purpose }) => purpose)

it('shows nothing pending when nothing is', async () => {
  const player = await steppedUpPlayer()
  expect(await user(player)).toMatchObject({
    accountId: player.accountId,
    pendingEmail: null,
    deletionAt: null,
    hasTwoFactor: false,
  })
})

it('shows a second factor once it is enabled', async () => {
  const player = await steppedUpPlayer()
  await database.execute(
    sql`insert into two_factor (account_id, secret_box, expires_at)
        values (${player.accountId}, '\\x01', now() + interval '10 minutes')`,
  )
  expect(await user(player)).toMatchObject({ hasTwoFactor: false })
  await database.execute(sql`update two_factor set enabled_at = now() where account_id = ${player.accountId}`)
  expect(await user(player)).toMatchObject({ hasTwoFactor: true })
})

it('hides an address that was not confirmed in time, and the cleanup deletes it', async () => {
  const player = await steppedUpPlayer()
  const { newEmail } = await requestEmailChangeAs(app, player)
  await cleanUp(database)
  expect(await user(player)).toMatchObject({ pendingEmail: newEmail })
  expect(await linksOf(player)).toEqual(['email-confirmation'])
  await database.execute(
    sql`update account set pending_email_expires_at = pending_email_expires_at - interval '24 hours'
        where id = ${player.accountId}`,
  )
  await database.execute(
    sql`update one_time_token set expires_at = expires_at - interval '24 hours' where account_id = ${player.accountId}`,
  )
  expect(await user(player)).toMatchObject({ pendingEmail: null })
  await cleanUp(database)
  expect(await linksOf(player)).toEqual([])
  expect(await database.one(sql`select pending_email from account where id = ${player.accountId}`)).toEqual({
    pendingEmail: null,
  })
})

it('keeps valid undo links during the cleanup, and a used confirmation for its day', async () => {
  const player = await steppedUpPlayer()
  await changeEmailAs(app, player)
  await cleanUp(database)
  expect(await linksOf(player)).toEqual(['email-confirmation', 'email-undo'])
  await database.execute(
    sql`update one_time_token set expires_at = expires_at - interval '24 hours' where account_id = ${player.accountId}`,
  )
  await cleanUp(database)
  expect(await linksOf(player)).toEqual(['email-undo'])
})

import { changeAppearance, getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, steppedUpPlayer } = withTestApp()
let player: TestPlayer

beforeAll(async () => {
  player = await steppedUpPlayer()
})

const change = (body: unknown) => app.callUnchecked(changeAppearance, { as: player, body })

const user = () => app.callOrFail(getUser, { as: player })

it('stores the given values and leaves the rest', async () => {
  expect(await change({ theme: 'light' })).toMatchObject({
    status: 200,
    data: { theme: 'light', banner: 'orange', locale: 'en' },
  })
  expect(await change({ banner: 'nyx', locale: 'de' })).toMatchObject({
    data: { theme: 'light', banner: 'nyx', locale: 'de' },
  })
  expect(await change({})).toMatchObject({ data: { theme: 'light', banner: 'nyx', locale: 'de' } })
  expect(await user()).toMatchObject({ theme: 'light', banner: 'nyx', locale: 'de' })
})

it('notifies other tabs', async () => {
  await database.execute(sql`delete from live_event`)
  await change({ theme: 'dark' })
  expect(await database.query(sql`select account_id, event from live_event`)).toEqual([
    { accountId: player.accountId, event: { kind: 'account-changed' } },
  ])
})

it.each([
  [{ theme: 'pink' }],
  [{ banner: null }],
  [{ locale: 'xx' }],
  [{ theme: 'dark', role: 'ADMIN' }],
  [{ theme: 'dark', accountId: 1 }],
  [JSON.parse('{"__proto__":{"role":"ADMIN"},"role":"ADMIN"}') as object],
])('refuses %o and changes nothing', async (body) => {
  const before = await user()
  expect(await change(body)).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
  expect(await user()).toEqual(before)
})

it('requires a session', async () => {
  expect(await app.call(changeAppearance, { body: { theme: 'dark' } })).toMatchObject({
    status: 401,
  })
})

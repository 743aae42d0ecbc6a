import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { steppedUpPlayer, type TestPlayer } from '../../testing/stepped-up-player.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
let player: TestPlayer

beforeAll(async () => {
  app = testApp({ database: test.database })
  player = await steppedUpPlayer(app, test.database)
})

const change = (body: unknown) => app.api('/account/appearance', { method: 'PUT', token: player.token, body })

const user = async () => (await app.api('/user/v2', { token: player.token })).data

it('keeps what is given and leaves the rest', async () => {
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

it('tells the other tabs', async () => {
  await test.database.execute(sql`delete from live_event`)
  await change({ theme: 'dark' })
  expect(await test.database.query(sql`select account_id, event from live_event`)).toEqual([
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

it('asks for a session', async () => {
  expect(await app.api('/account/appearance', { method: 'PUT', body: { theme: 'dark' } })).toMatchObject({
    status: 401,
  })
})

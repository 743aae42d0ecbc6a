import { headers as headerNames } from '@olympus/contract/envelope'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import {
  activatedAccount,
  cookiesOf,
  fromElsewhere,
  newPlayer,
  type TestAccount,
  type TestTokens,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'

async function logIn(
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  headers: Readonly<Record<string, string>> = {},
  locale?: string,
) {
  const reply = await app.api('/login', {
    body: { email, password, ...(locale && { locale }) },
    headers: { ...fromElsewhere(), 'user-agent': firefox, ...headers },
  })
  return { ...reply, deviceCookie: `device=${cookiesOf(reply.headers).get('device')}` }
}

const newDeviceMails = async (email: string) => {
  const mails = await test.database.query<{ subject: string; text: string }>(
    sql`select subject, text from mail_outbox where recipient = ${email} order by id`,
  )
  return mails.filter(({ text }) => text.includes('/session/end?token='))
}

it('writes no mail for the first log-in, and none for the next ones on the same device', async () => {
  const account = await activatedAccount(app, test.database)
  const { deviceCookie } = await logIn(account)
  const again = await logIn(account, { cookie: deviceCookie })
  expect(again.deviceCookie).toBe(deviceCookie)
  expect(await newDeviceMails(account.email)).toEqual([])
})

it('tells the player of a log-in on another device: which, from where and when', async () => {
  const player = await newPlayer(app, test.database)
  await logIn(player, { 'x-forwarded-for': '203.0.113.9' })
  const [mail, ...others] = await newDeviceMails(player.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('New device logged in to your Olympus account')
  expect(mail?.text).toContain('Device: Firefox 139, Windows')
  expect(mail?.text).toContain('IP address: 203.0.113.9')
  expect(mail?.text).toMatch(/Time: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/)
})

it('writes in the language of the log-in', async () => {
  const player = await newPlayer(app, test.database)
  await logIn(player, {}, 'de')
  const [mail] = await newDeviceMails(player.email)
  expect(mail?.subject).toBe('Neues Gerät in deinem Olympus-Konto angemeldet')
  expect(mail?.text).toContain('http://localhost:3000/de/session/end?token=')
})

it('mails a link that ends that session and no other', async () => {
  const player = await newPlayer(app, test.database)
  const { data } = await logIn(player)
  const [mail] = await newDeviceMails(player.email)
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  expect(await app.api('/sessions/ends', { body: { token }, headers: fromElsewhere() })).toMatchObject({
    status: 200,
  })
  expect(await app.api('/user/v2', { token: (data as TestTokens).token })).toMatchObject({
    key: 'UNAUTHORIZED_SESSION_EXPIRED',
  })
  expect(await app.api('/user/v2', { token: player.token })).toMatchObject({ status: 200 })
})

it('forgets a device that its mail logs out: its next log-in is told of, and it guesses as a stranger', async () => {
  const player = await newPlayer(app, test.database)
  const { deviceCookie } = await logIn(player)
  const [mail] = await newDeviceMails(player.email)
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  await app.api('/sessions/ends', { body: { token }, headers: fromElsewhere() })
  const from = fromElsewhere()
  const guess = (cookie: string) => logIn({ ...player, password: 'a wrong password' }, { cookie, ...from })
  for (let count = 0; count < 10; count++) await guess('')
  expect(await guess('')).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await guess(deviceCookie)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  await logIn(player, { cookie: deviceCookie })
  expect(await newDeviceMails(player.email)).toHaveLength(2)
})

it('tells of the next log-in even where the device that was logged out was the last one known', async () => {
  const player = await newPlayer(app, test.database)
  const { deviceCookie } = await logIn(player)
  await test.database.execute(
    sql`delete from known_device where secret_hash = sha256(${player.deviceCookie.slice('device='.length)}::bytea)`,
  )
  const [mail] = await newDeviceMails(player.email)
  const token = /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  await app.api('/sessions/ends', { body: { token }, headers: fromElsewhere() })
  await logIn(player, { cookie: deviceCookie })
  expect(await newDeviceMails(player.email)).toHaveLength(2)
})

it('keeps the device known when the player logs out', async () => {
  const player = await newPlayer(app, test.database)
  const { headers } = await app.api('/logout', { method: 'POST', token: player.token })
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', 'bind'])
  await logIn(player, { cookie: player.deviceCookie })
  expect(await newDeviceMails(player.email)).toEqual([])
})

it('knows one device of two players by one secret', async () => {
  const first = await newPlayer(app, test.database)
  const second = await newPlayer(app, test.database)
  const { deviceCookie } = await logIn(second, { cookie: first.deviceCookie })
  expect(deviceCookie).toBe(first.deviceCookie)
  expect(await newDeviceMails(second.email)).toHaveLength(1)
  await logIn(first, { cookie: deviceCookie })
  await logIn(second, { cookie: deviceCookie })
  expect(await newDeviceMails(first.email)).toEqual([])
  expect(await newDeviceMails(second.email)).toHaveLength(1)
})

it('takes no secret that it did not give out', async () => {
  const account = await activatedAccount(app, test.database)
  const { deviceCookie } = await logIn(account, { cookie: 'device=planted' })
  expect(deviceCookie).toMatch(/^device=[\w-]{43}$/)
  await logIn(account, { cookie: 'device=planted' })
  expect(await newDeviceMails(account.email)).toHaveLength(1)
})

it('knows a client without cookies by its own secret, and sets it none', async () => {
  const account = await activatedAccount(app, test.database)
  const launcher = { [headerNames.deviceSecret]: 'a secret of the launcher, kept by itself' }
  const { headers } = await logIn(account, launcher)
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken'])
  await logIn(account, launcher)
  expect(await newDeviceMails(account.email)).toEqual([])
  await logIn(account)
  expect(await newDeviceMails(account.email)).toHaveLength(1)
})

it('takes an empty secret of a client for none', async () => {
  const account = await activatedAccount(app, test.database)
  const { headers } = await logIn(account, { [headerNames.deviceSecret]: '' })
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', 'bind', 'device'])
})

it('limits what is guessed on a known device, apart from what others guess', async () => {
  const player = await newPlayer(app, test.database)
  const guess = () => logIn({ ...player, password: 'a wrong password' }, { cookie: player.deviceCookie })
  const replies = await Promise.all(Array.from({ length: 15 }, guess))
  expect(replies.filter(({ key }) => key === 'UNKNOWN_CREDENTIALS')).toHaveLength(10)
  expect(await logIn(player, { cookie: player.deviceCookie })).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logIn(player)).toMatchObject({ status: 200 })
})

it('keeps only the hash of the secret', async () => {
  const player = await newPlayer(app, test.database)
  const secret = player.deviceCookie.slice('device='.length)
  const rows = await test.database.query(
    sql`select 1 from known_device
        where secret_hash in (${Buffer.from(secret)}, ${Buffer.from(secret, 'base64url')})`,
  )
  expect(rows).toEqual([])
})

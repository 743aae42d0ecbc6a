import { logIn } from '@olympus/contract/auth'
import { endSessionByLink, logOut } from '@olympus/contract/sessions'
import { getUser } from '@olympus/contract/account'
import { deviceSecretHeader } from '@olympus/contract/envelope'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { mailedToken } from '../../testing/sent-mails.ts'
import {
  activatedAccount,
  cookiesOf,
  fromElsewhere,
  type TestAccount,
  tokensOf,
} from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0'

async function logInWith(
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  headers: Readonly<Record<string, string>> = {},
  locale: 'de' | 'en' = 'en',
) {
  const reply = await app.call(logIn, {
    body: { email, password, locale },
    headers: { ...fromElsewhere(), 'user-agent': firefox, ...headers },
  })
  return { ...reply, deviceCookie: `device=${cookiesOf(reply.headers).get('device')}` }
}

const newDeviceMails = async (email: string) =>
  (await mailsTo(email)).filter(({ text }) => text.includes('/session/end?token='))

it('sends no mail for the first login or later ones on the same device', async () => {
  const account = await activatedAccount(app)
  const { deviceCookie } = await logInWith(account)
  const again = await logInWith(account, { cookie: deviceCookie })
  expect(again.deviceCookie).toBe(deviceCookie)
  expect(await newDeviceMails(account.email)).toEqual([])
})

it('mails the player which new device logged in, from where and when', async () => {
  const player = await newPlayer()
  await logInWith(player, { 'x-forwarded-for': '203.0.113.9' })
  const [mail, ...others] = await newDeviceMails(player.email)
  expect(others).toEqual([])
  expect(mail?.subject).toBe('New device logged in to your Olympus account')
  expect(mail?.text).toContain('Device: Firefox 139, Windows')
  expect(mail?.text).toContain('IP address: 203.0.113.9')
  expect(mail?.text).toMatch(/Time: \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC/)
})

it('uses the language of the login', async () => {
  const player = await newPlayer()
  await logInWith(player, {}, 'de')
  const [mail] = await newDeviceMails(player.email)
  expect(mail?.subject).toBe('Neues Gerät bei deinem Olympus-Konto angemeldet')
  expect(mail?.text).toContain('http://localhost:3000/de/session/end?token=')
})

it('mails a link that ends only that session', async () => {
  const player = await newPlayer()
  const fresh = tokensOf(await logInWith(player))
  const token = await mailedToken(database, player.email)
  expect(await app.call(endSessionByLink, { body: { token }, headers: fromElsewhere() })).toMatchObject({
    status: 200,
  })
  expect(await app.call(getUser, { as: fresh })).toMatchObject({
    key: 'UNAUTHORIZED_SESSION_EXPIRED',
  })
  expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
})

it("forgets a device that its mail logs out: its next login is mailed, and its guesses count as a stranger's", async () => {
  const player = await newPlayer()
  const { deviceCookie } = await logInWith(player)
  const token = await mailedToken(database, player.email)
  await app.call(endSessionByLink, { body: { token }, headers: fromElsewhere() })
  const from = fromElsewhere()
  const guess = (cookie: string) =>
    logInWith({ ...player, password: 'a wrong password' }, { cookie, ...from })
  for (let count = 0; count < 10; count++) await guess('')
  expect(await guess('')).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await guess(deviceCookie)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  await logInWith(player, { cookie: deviceCookie })
  expect(await newDeviceMails(player.email)).toHaveLength(2)
})

it('mails the next login even if the forgotten device was the only known one', async () => {
  const player = await newPlayer()
  const { deviceCookie } = await logInWith(player)
  await database.execute(
    sql`delete from known_device where secret_hash = sha256(${player.deviceCookie.slice('device='.length)}::bytea)`,
  )
  const token = await mailedToken(database, player.email)
  await app.call(endSessionByLink, { body: { token }, headers: fromElsewhere() })
  await logInWith(player, { cookie: deviceCookie })
  expect(await newDeviceMails(player.email)).toHaveLength(2)
})

it('keeps the device known when the player logs out', async () => {
  const player = await newPlayer()
  const { headers } = await app.call(logOut, { as: player })
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', 'bind'])
  await logInWith(player, { cookie: player.deviceCookie })
  expect(await newDeviceMails(player.email)).toEqual([])
})

it('recognizes one device of two players by one secret', async () => {
  const first = await newPlayer()
  const second = await newPlayer()
  const { deviceCookie } = await logInWith(second, { cookie: first.deviceCookie })
  expect(deviceCookie).toBe(first.deviceCookie)
  expect(await newDeviceMails(second.email)).toHaveLength(1)
  await logInWith(first, { cookie: deviceCookie })
  await logInWith(second, { cookie: deviceCookie })
  expect(await newDeviceMails(first.email)).toEqual([])
  expect(await newDeviceMails(second.email)).toHaveLength(1)
})

it('accepts only secrets that it issued', async () => {
  const account = await activatedAccount(app)
  const { deviceCookie } = await logInWith(account, { cookie: 'device=planted' })
  expect(deviceCookie).toMatch(/^device=[\w-]{43}$/)
  await logInWith(account, { cookie: 'device=planted' })
  expect(await newDeviceMails(account.email)).toHaveLength(1)
})

it('recognizes a client without cookies by its own secret and sets no cookie', async () => {
  const account = await activatedAccount(app)
  const launcher = { [deviceSecretHeader]: 'a secret of the launcher, kept by itself' }
  const { headers } = await logInWith(account, launcher)
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken'])
  await logInWith(account, launcher)
  expect(await newDeviceMails(account.email)).toEqual([])
  await logInWith(account)
  expect(await newDeviceMails(account.email)).toHaveLength(1)
})

it('treats an empty client secret as missing', async () => {
  const account = await activatedAccount(app)
  const { headers } = await logInWith(account, { [deviceSecretHeader]: '' })
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', 'bind', 'device'])
})

it('limits guesses on a known device separately from other guesses', async () => {
  const player = await newPlayer()
  const guess = () => logInWith({ ...player, password: 'a wrong password' }, { cookie: player.deviceCookie })
  const replies = await Promise.all(Array.from({ length: 15 }, guess))
  expect(replies.filter(({ key }) => key === 'UNKNOWN_CREDENTIALS')).toHaveLength(10)
  expect(await logInWith(player, { cookie: player.deviceCookie })).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logInWith(player)).toMatchObject({ status: 200 })
})

it('stores only the hash of the secret', async () => {
  const player = await newPlayer()
  const secret = player.deviceCookie.slice('device='.length)
  const rows = await database.query(
    sql`select 1 from known_device
        where secret_hash in (${Buffer.from(secret)}, ${Buffer.from(secret, 'base64url')})`,
  )
  expect(rows).toEqual([])
})

import { beforeAll, describe, expect, it } from 'vitest'
import { askForEmail, askedForEmail, lastMailTo, newAddress } from '../../testing/email-change.ts'
import { eventsOf, mailsTo, steppedUpPlayer, type TestPlayer } from '../../testing/stepped-up-player.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const ask = (player: TestPlayer, newEmail: unknown, body: object = {}) =>
  askForEmail(app, player, newEmail, body)

const asked = (player: TestPlayer, newEmail?: string) => askedForEmail(app, test.database, player, newEmail)

const user = async ({ token }: { token: string }) => (await app.api('/user/v2', { token })).data

describe('changeEmail', () => {
  it('mails a link to the new address, and word of it to the old one, which stays valid', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { newEmail } = await asked(player)
    const link = await lastMailTo(test.database, newEmail)
    expect(link?.subject).toBe('Confirm your new email address')
    expect(link?.text).toMatch(/http:\/\/localhost:3000\/email\/confirm\?token=[\w-]{43}\n/)
    const word = await lastMailTo(test.database, player.email)
    expect(word?.subject).toBe('A new email address was entered for your account')
    expect(word?.text).toContain(newEmail)
    expect(word?.text).not.toContain('token=')
    expect(await user(player)).toMatchObject({ email: player.email, pendingEmail: newEmail })
    expect(await eventsOf(test.database, player.accountId)).toContain('email-change-requested')
  })

  it('asks for a session that was stepped up', async () => {
    const player = { ...(await newPlayer(app, test.database)), accountId: 0 }
    expect(await ask(player, newAddress())).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
    expect(await user(player)).toMatchObject({ pendingEmail: null })
  })

  it.each([
    [{ currentEmail: 'somebody.else@example.com' }, 'WRONG_EMAIL'],
    [{ newEmail: 'no-address' }, 'INVALID_EMAIL_FORMAT'],
    [{ newEmail: 'a@b.c>\r\nBcc: all@example.com' }, 'INVALID_EMAIL_FORMAT'],
    [{ newEmail: '<script>alert(1)</script>@example.com' }, 'INVALID_EMAIL_FORMAT'],
    [{ newEmail: ['a@example.com', 'b@example.com'] }, 'BAD_REQUEST'],
    [{ accountId: 1 }, 'BAD_REQUEST'],
    [{ email: 'taken@example.com' }, 'BAD_REQUEST'],
  ])('refuses %o with %s and mails nobody', async (body, key) => {
    const player = await steppedUpPlayer(app, test.database)
    const before = await mailsTo(test.database, player.email)
    expect(await ask(player, newAddress(), body)).toMatchObject({ key })
    expect(await user(player)).toMatchObject({ pendingEmail: null })
    expect(await mailsTo(test.database, player.email)).toEqual(before)
  })

  it('knows both addresses in any case of their letters', async () => {
    const player = await steppedUpPlayer(app, test.database)
    expect(await ask(player, player.email.toUpperCase())).toMatchObject({ key: 'EMAIL_UNCHANGED' })
    expect(await ask(player, newAddress(), { currentEmail: player.email.toUpperCase() })).toMatchObject({
      status: 200,
    })
  })

  it('answers an address that is taken like a free one, and tells its owner instead', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const owner = await newPlayer(app, test.database)
    const free = await ask(player, newAddress())
    const taken = await ask(player, owner.email.toUpperCase())
    expect([taken.status, taken.key]).toEqual([free.status, free.key])
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()])
    expect(await user(player)).toMatchObject({ pendingEmail: owner.email.toUpperCase() })
    const mail = await lastMailTo(test.database, owner.email)
    expect(mail?.subject).toBe('You already have an Olympus account')
    expect(mail?.text).toContain(owner.username)
    for (const part of ['token=', player.username, player.email]) expect(mail?.text).not.toContain(part)
  })

  it('mails the same address no more than five times an hour', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const newEmail = newAddress()
    const keys: string[] = []
    for (let count = 0; count < 6; count++) keys.push((await ask(player, newEmail)).key)
    expect(keys).toEqual([...Array<string>(5).fill('SUCCESS'), 'TOO_MANY_REQUESTS'])
    expect(await mailsTo(test.database, newEmail)).toHaveLength(5)
  })
})

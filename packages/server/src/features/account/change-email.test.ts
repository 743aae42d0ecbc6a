import { changeEmail, getUser } from '@olympus/contract/account'
import { describe, expect, it } from 'vitest'
import { requestEmailChangeAs, newAddress } from '../../testing/email-change.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, newPlayer, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()

const ask = (player: TestPlayer, newEmail: string, body: object = {}) =>
  app.callUnchecked(changeEmail, { as: player, body: { currentEmail: player.email, newEmail, ...body } })

const user = (player: TestPlayer) => app.callOrFail(getUser, { as: player })

describe('changeEmail', () => {
  it('mails a link to the new address and a notice to the old one, which stays valid', async () => {
    const player = await steppedUpPlayer()
    const { newEmail } = await requestEmailChangeAs(app, player)
    const link = (await mailsTo(newEmail)).at(-1)
    expect(link?.subject).toBe('Confirm your new email address')
    expect(link?.text).toMatch(/http:\/\/localhost:3000\/email\/confirm\?token=[\w-]{43}\n/)
    const word = (await mailsTo(player.email)).at(-1)
    expect(word?.subject).toBe('A new email address was entered for your account')
    expect(word?.text).toContain(newEmail)
    expect(word?.text).not.toContain('token=')
    expect(await user(player)).toMatchObject({ email: player.email, pendingEmail: newEmail })
    expect(await eventsOf(player.accountId)).toContain('email-change-requested')
  })

  it('requires a stepped-up session', async () => {
    const player = await newPlayer()
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
    const player = await steppedUpPlayer()
    const before = await mailsTo(player.email)
    expect(await ask(player, newAddress(), body)).toMatchObject({ key })
    expect(await user(player)).toMatchObject({ pendingEmail: null })
    expect(await mailsTo(player.email)).toEqual(before)
  })

  it('compares both addresses case-insensitively', async () => {
    const player = await steppedUpPlayer()
    expect(await ask(player, player.email.toUpperCase())).toMatchObject({ key: 'EMAIL_UNCHANGED' })
    expect(await ask(player, newAddress(), { currentEmail: player.email.toUpperCase() })).toMatchObject({
      status: 200,
    })
  })

  it('answers the same for a taken and a free address, and notifies the owner instead', async () => {
    const player = await steppedUpPlayer()
    const owner = await newPlayer()
    const free = await ask(player, newAddress())
    const taken = await ask(player, owner.email.toUpperCase())
    expect([taken.status, taken.key]).toEqual([free.status, free.key])
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()])
    expect(await user(player)).toMatchObject({ pendingEmail: owner.email.toUpperCase() })
    const mail = (await mailsTo(owner.email)).at(-1)
    expect(mail?.subject).toBe('You already have an Olympus account')
    expect(mail?.text).toContain(owner.username)
    for (const part of ['token=', player.username, player.email]) expect(mail?.text).not.toContain(part)
  })

  it('mails the same address at most five times an hour', async () => {
    const player = await steppedUpPlayer()
    const newEmail = newAddress()
    const keys: string[] = []
    for (let count = 0; count < 6; count++) keys.push((await ask(player, newEmail)).key)
    expect(keys).toEqual([...Array<string>(5).fill('SUCCESS'), 'TOO_MANY_REQUESTS'])
    expect(await mailsTo(newEmail)).toHaveLength(5)
  })
})

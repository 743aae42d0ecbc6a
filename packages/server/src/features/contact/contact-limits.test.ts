import { randomUUID } from 'node:crypto'
import { sendGuestMessage, sendPlayerMessage } from '@olympus/contract/contact'
import { describe, expect, it } from 'vitest'
import { createDatabaseLimiter } from '../../limits/database-limiter.ts'
import { fromElsewhere, type TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { guestLimits, playerLimits } from './contact-limits.ts'

const { app, database, newPlayer, mailsTo } = withTestApp({
  variables: { SUPPORT_EMAIL: 'help@olympus.example' },
})

const message = () =>
  ({ messageId: randomUUID(), topic: 'login', text: 'Please help.', locale: 'en' }) as const

let guests = 0
const newEmail = () => `guest-${++guests}@example.com`

const send = (email: string, headers: Record<string, string> = fromElsewhere()) =>
  app.call(sendGuestMessage, { body: { ...message(), email }, headers })

const sendAs = (player: TestPlayer) => app.call(sendPlayerMessage, { as: player, body: message() })

describe('messages are limited', () => {
  it('to three an hour for one address, however it is spelled and wherever they come from', async () => {
    const email = newEmail()
    const keys: string[] = []
    for (const spelling of [email, email.toUpperCase(), email, email]) keys.push((await send(spelling)).key)
    expect(keys).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'TOO_MANY_REQUESTS'])
    expect(await mailsTo(email)).toHaveLength(3)
  })

  it('to ten an hour for one network', async () => {
    const headers = fromElsewhere()
    for (let times = 0; times < 10; times++)
      expect(await send(newEmail(), headers)).toMatchObject({ status: 200 })
    expect(await send(newEmail(), headers)).toMatchObject({ status: 429 })
    expect(await send(newEmail())).toMatchObject({ status: 200 })
  })

  it('to five an hour for one account', async () => {
    const player = await newPlayer()
    const keys: string[] = []
    for (let times = 0; times < 6; times++) keys.push((await sendAs(player)).key)
    expect(keys.slice(4)).toEqual(['SUCCESS', 'TOO_MANY_REQUESTS'])
  })

  it('for all guests together, which closes the form to no player', async () => {
    const player = await newPlayer()
    const limiter = createDatabaseLimiter(database)
    const keysOfPlayers = playerLimits(player.accountId).map(({ key }) => key)
    expect(guestLimits('', '').filter(({ key }) => keysOfPlayers.includes(key))).toEqual([])
    const all = guestLimits('', '').at(-1)
    if (!all) throw new Error('no limit')
    try {
      for (let times = 0; times < all.max; times++) await limiter.hit(all)
      expect(await send(newEmail())).toMatchObject({ status: 429 })
      expect(await sendAs(player)).toMatchObject({ status: 200 })
    } finally {
      await limiter.lift(all)
    }
  })

  it('and refused ones use up no limit that others share', async () => {
    const email = newEmail()
    for (let times = 0; times < 4; times++) await send(email)
    const headers = fromElsewhere()
    for (let times = 0; times < 10; times++) await send(email, headers)
    expect(await send(newEmail(), headers)).toMatchObject({ status: 200 })
  })
})

import { listCharacters } from '@olympus/contract/characters'
import { expect, test, vi } from 'vitest'

import { createAuthChannel, type ChannelPort, type TabMessage } from './auth-channel.ts'
import type { LiveEventsOptions } from '../events/options.ts'
import { refuse } from '../testing/fake-api.ts'
import { browser, pair, signedOut, silent } from '../testing/fake-browser.ts'
import { isEmpty } from '../client/token-store.ts'

/** A channel that keeps what is sent, and delivers what a test gives it. */
function heldChannel() {
  const sent: TabMessage[] = []
  const listeners: ((event: MessageEvent) => void)[] = []
  const port = {
    postMessage: (message: TabMessage) => sent.push(message),
    addEventListener: (_: string, listener: (event: MessageEvent) => void) => listeners.push(listener),
    close: () => {},
  }
  return {
    channel: createAuthChannel(port as unknown as ChannelPort),
    sent,
    deliver(data: TabMessage) {
      for (const listener of listeners) listener(new MessageEvent('message', { data }))
    },
  }
}

const ban = { reason: 'Botting', until: '2031-02-03T12:00:00Z' }
/** Refuses the next call and the refresh after it. */
const banning = {
  'GET /characters': () => refuse('UNAUTHORIZED'),
  'POST /refresh': () => refuse('UNAUTHORIZED_BANNED_ACCOUNT', ban),
}

test('a logout reaches the other tabs once, by channel or storage', async () => {
  const { openTab } = browser()
  const here = openTab()
  const byChannel = openTab()
  const byStorage = openTab({ channel: silent })
  for (const { session } of [here, byChannel, byStorage]) await session.loadUser()

  await here.session.signOut()
  expect(byChannel.told).toEqual(signedOut('other-tab'))
  expect(byStorage.told).toEqual([])
  const event = Object.assign(new Event('storage'), { key: 'user', newValue: null })
  byChannel.target.dispatchEvent(event)
  byStorage.target.dispatchEvent(event)

  expect(here.told).toEqual(signedOut('sign-out'))
  expect(byChannel.told).toEqual(signedOut('other-tab'))
  await vi.waitFor(() => expect(byStorage.told).toEqual(signedOut('other-tab')), { timeout: 20_000 })
  for (const { session } of [here, byChannel, byStorage]) session.stop()
})

test('every tab reports why the server ended a session, even if the storage event comes first', async () => {
  const { openTab } = browser(banning)
  const [announcing, hearing] = [heldChannel(), heldChannel()]
  const here = openTab({ channel: announcing.channel })
  const other = openTab({ channel: hearing.channel })
  for (const { session } of [here, other]) await session.loadUser()

  await here.session.client.call(listCharacters).catch(() => undefined)
  other.target.dispatchEvent(Object.assign(new Event('storage'), { key: 'user', newValue: null }))
  for (const message of announcing.sent) hearing.deliver(message)

  const banned = signedOut('unauthorized', 'UNAUTHORIZED_BANNED_ACCOUNT', ban)
  expect([here.told, other.told]).toEqual([banned, banned])
  for (const { session } of [here, other]) session.stop()
})

test('a late logout message does not affect a new login', async () => {
  const { tokens, storage, openTab } = browser()
  const late = heldChannel()
  const asleep = openTab({ channel: late.channel })
  const awake = openTab()
  await asleep.session.loadUser()
  await awake.session.loadUser()
  await awake.session.signOut()
  tokens.keep({ token: 'new', refreshToken: 'new' })
  await awake.session.loadUser()

  late.deliver({ kind: 'signed-out', key: null })

  expect(asleep.told).toEqual(['account changed'])
  expect(tokens.read().token).toBe('new')
  expect(storage.dump()).toHaveProperty('user')
  asleep.session.stop()
  awake.session.stop()
})

test('a page restored by the back button detects a logout', async () => {
  const { storage, openTab } = browser()
  const { session, told, target } = openTab()
  await session.loadUser()
  storage.removeItem('user')
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(told).toEqual([])
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(told).toEqual(signedOut('other-tab')), { timeout: 20_000 })
  session.stop()
})

test('a page restored by the back button learns of a ban from another tab', async () => {
  const { openTab } = browser(banning)
  const here = openTab()
  // A frozen page is sent nothing.
  const frozen = openTab({ isFrozen: true })
  for (const { session } of [here, frozen]) await session.loadUser()
  await here.session.client.call(listCharacters).catch(() => undefined)
  expect(frozen.told).toEqual([])

  frozen.target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  const banned = signedOut('unauthorized', 'UNAUTHORIZED_BANNED_ACCOUNT', ban)
  await vi.waitFor(() => expect(frozen.told).toEqual(banned), { timeout: 20_000 })
  for (const { session } of [here, frozen]) session.stop()
})

test('nobody tells of a ban after a new login', async () => {
  const { tokens, openTab } = browser(banning)
  const here = openTab()
  const visitor = openTab()
  const endings: unknown[] = []
  await here.session.loadUser()
  await here.session.client.call(listCharacters).catch(() => undefined)
  visitor.channel.on('ended', (ending) => endings.push(ending))
  visitor.channel.send({ kind: 'how-ended' })
  expect(endings).toMatchObject([{ key: 'UNAUTHORIZED_BANNED_ACCOUNT', data: ban }])

  tokens.keep(pair)
  await here.session.loadUser()
  visitor.channel.send({ kind: 'how-ended' })
  expect(endings).toHaveLength(1)
  for (const { session } of [here, visitor]) session.stop()
})

test('nobody tells of a ban after a login and logout in another tab', async () => {
  const { tokens, openTab } = browser(banning)
  const here = openTab()
  const other = openTab()
  const visitor = openTab()
  const endings: unknown[] = []
  visitor.channel.on('ended', (ending) => endings.push(ending))
  await here.session.loadUser()
  await here.session.client.call(listCharacters).catch(() => undefined)
  tokens.keep(pair)
  await other.session.loadUser()
  visitor.channel.send({ kind: 'how-ended' })
  await other.session.signOut()
  visitor.channel.send({ kind: 'how-ended' })
  expect(endings).toEqual([])
  for (const { session } of [here, other, visitor]) session.stop()
})

test('an answer to another tab does not affect a new login', async () => {
  const { openTab } = browser()
  const held = heldChannel()
  const { session, told } = openTab({ channel: held.channel })
  await session.loadUser()
  held.deliver({ kind: 'ended', key: 'UNAUTHORIZED_BANNED_ACCOUNT', data: ban })
  expect(told).toEqual([])
  session.stop()
})

test('live events end the session in every tab after a logout in one of them', async () => {
  const { tokens, openTab } = browser()
  const endings: LiveEventsOptions['onLoggedOut'][] = []
  const importLiveEvents = async () => ({
    startLiveEvents({ onLoggedOut }: LiveEventsOptions) {
      endings.push(onLoggedOut)
      return { stop() {} }
    },
  })
  const tabs = [openTab({ importLiveEvents }), openTab({ importLiveEvents })]
  for (const { session } of tabs) await session.loadUser()
  await expect.poll(() => endings.length).toBe(2)
  // The other tabs receive the event first.
  for (const end of endings.toReversed()) end()
  expect(isEmpty(tokens.read())).toBe(true)
  expect(tabs[1]?.told).toEqual(signedOut('other-tab'))
  for (const { session } of tabs) session.stop()
})

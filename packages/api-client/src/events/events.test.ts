import { LiveEvent } from '@olympus/contract/events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Locks } from '../client/locks.ts'
import { refuse } from '../testing/fake-api.ts'
import { fakeBrowser, fakeEvents, tokenOf } from '../testing/fake-events.ts'
import { openTab } from '../testing/open-live-tab.ts'
import { memoryTokens } from '../client/token-store.ts'

const minute = 60_000
const changed: LiveEvent = { kind: 'account-changed' }
const ended = (sessionId: string): LiveEvent => ({ kind: 'session-ended', sessionId })
const loggedOut: LiveEvent = { kind: 'session-ended', sessionId: 'mine', isLogOut: true }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Runs all pending work that needs no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('applies the events of the server and ignores kinds unknown to this build', async () => {
  const api = fakeEvents()
  const { told } = openTab({ api })
  await settle()
  const [stream] = api.streams
  expect(Object.fromEntries(stream?.headers ?? [])).toMatchObject({
    accept: 'text/event-stream',
    authorization: `Bearer ${tokenOf('mine')}`,
  })
  expect(stream?.headers.has('last-event-id')).toBe(false)
  stream?.write('retry: 2000\n\n:\n\nid: 4\n\nid: 5\nda')
  stream?.write(`ta: ${JSON.stringify(changed)}\r\n\r\n`)
  stream?.write('id: 6\ndata: {"kind":"from-the-future"}\n\ndata: nonsense\n\n')
  stream?.tell(7, ended('another'))
  await settle()
  expect(told).toEqual([changed, ended('another')])
})

test('applies every kind of event of the contract', async () => {
  const api = fakeEvents()
  const { told } = openTab({ api })
  await settle()
  const sessionId = '11111111-1111-4111-8111-111111111111'
  const kinds = LiveEvent.def.options.flatMap(({ shape }) => [...shape.kind.def.values])
  const events = kinds.map((kind) => LiveEvent.parse({ kind, sessionId }))
  for (const [id, event] of events.entries()) api.streams[0]?.tell(id, event)
  await settle()
  expect(told).toEqual(events)
})

test('reconnects at the last position, after a random delay in a growing span', async () => {
  const api = fakeEvents()
  openTab({ api, random: () => 1 })
  await settle()
  api.streams[0]?.write('id: 41\n\n')
  await settle()
  api.streams[0]?.end()
  for (const [count, span] of [4000, 8000, 16_000, 32_000, 60_000, 60_000].entries()) {
    await vi.advanceTimersByTimeAsync(span - 1)
    expect(api.streams).toHaveLength(count + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(api.streams).toHaveLength(count + 2)
    expect(api.streams.at(-1)?.headers.get('last-event-id')).toBe('41')
    api.streams.at(-1)?.end()
  }
})

test('a stable stream resets the reconnect delay', async () => {
  const api = fakeEvents()
  openTab({ api, random: () => 1 })
  await settle()
  for (let beat = 0; beat < 4; beat++) {
    await vi.advanceTimersByTimeAsync(10_000)
    api.streams[0]?.write(':\n\n')
  }
  await settle()
  api.streams[0]?.end()
  await vi.advanceTimersByTimeAsync(2000)
  expect(api.streams).toHaveLength(2)
})

test('an evicted tab waits as the server asks it to, and longer if it is refused then', async () => {
  const api = fakeEvents()
  openTab({ api, random: () => 1 })
  await settle()
  for (let beat = 0; beat < 4; beat++) {
    await vi.advanceTimersByTimeAsync(10_000)
    api.streams[0]?.write(':\n\n')
  }
  await settle()
  api.streams[0]?.write('retry: 30000\n\n')
  api.streams[0]?.end()
  api.refusal = refuse('SERVICE_UNAVAILABLE')
  await vi.advanceTimersByTimeAsync(29_999)
  expect(api.refusal).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(api.refusal).toBeNull()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(api.streams).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(api.streams).toHaveLength(2)
})

test('treats missing heartbeats as a broken connection', async () => {
  const api = fakeEvents()
  openTab({ api })
  await settle()
  await vi.advanceTimersByTimeAsync(44_000)
  expect(api.streams[0]?.isOpen()).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(api.streams[0]?.isOpen()).toBe(false)
  expect(api.streams).toHaveLength(2)
})

test('refreshes the token with the client’s own refresh', async () => {
  const api = fakeEvents()
  api.refusal = refuse('UNAUTHORIZED')
  openTab({ api })
  await settle()
  expect(api.refreshes).toBe(1)
  expect(api.streams[0]?.headers.get('authorization')).toBe(`Bearer ${tokenOf('mine', 2)}`)
})

test.each([
  ['refuses for good', refuse('FORBIDDEN'), 0],
  ['does not know events yet', refuse('NOT_FOUND'), 0],
  ['is full', refuse('SERVICE_UNAVAILABLE'), 1],
])('when the server %s', async (_name, refusal, streams) => {
  const api = fakeEvents()
  api.refusal = refusal
  openTab({ api })
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(Math.min(1, api.streams.length)).toBe(streams)
})

test('one tab holds the stream and broadcasts, and the next one takes over at its position', async () => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  const first = openTab({ api, locks, channel: channel() })
  const second = openTab({ api, locks, channel: channel() })
  await settle()
  expect(api.streams).toHaveLength(1)
  api.streams[0]?.tell(8, changed)
  await settle()
  expect([first.told, second.told]).toEqual([[changed], [changed]])
  first.live.stop()
  await settle()
  expect(api.streams[0]?.isOpen()).toBe(false)
  expect(api.streams[1]?.headers.get('last-event-id')).toBe('8')
})

test.each(['locks', 'channel'] as const)('without %s every tab holds its own stream', async (missing) => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  for (let tab = 0; tab < 2; tab++)
    openTab({
      api,
      locks: missing === 'locks' ? null : locks,
      channel: missing === 'channel' ? null : channel(),
    })
  await settle()
  expect(api.streams).toHaveLength(2)
})

test('refused locks are ignored', async () => {
  const api = fakeEvents()
  const locks: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }
  openTab({ api, locks, channel: fakeBrowser().channel() })
  await settle()
  expect(api.streams).toHaveLength(1)
})

test('every tab reports a logout itself, whatever the first one clears', async () => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  const tokens = memoryTokens({ token: tokenOf('mine'), refreshToken: 'refresh' })
  const tabs = [1, 2, 3].map(() => openTab({ api, locks, channel: channel(), tokens }))
  await settle()
  api.streams[0]?.tell(9, loggedOut)
  await settle()
  expect(tabs.map(({ told }) => told)).toEqual([[], ['over'], ['over']])
  tokens.clear()
  await vi.advanceTimersByTimeAsync(100)
  expect(tabs[0]?.told).toEqual(['over'])
})

test('the tab with the stream asks at once why the server has ended its session', async () => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  const tokens = memoryTokens({ token: tokenOf('mine') })
  const tabs = [1, 2].map(() => openTab({ api, locks, channel: channel(), tokens, random: () => 1 }))
  await settle()
  api.refusal = refuse('UNAUTHORIZED_BANNED_ACCOUNT')
  api.streams[0]?.tell(9, ended('mine'))
  api.streams[0]?.end()
  await settle()
  expect(tabs.map(({ told }) => told)).toEqual([['unauthorized'], []])
  expect(api.refusal).toBeNull()
})

test('the end of another session, right before a break, causes no hurry', async () => {
  const api = fakeEvents()
  openTab({ api, random: () => 1 })
  await settle()
  api.streams[0]?.tell(9, ended('another'))
  api.streams[0]?.end()
  await settle()
  api.streams[1]?.end()
  await vi.advanceTimersByTimeAsync(3999)
  expect(api.streams).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(api.streams).toHaveLength(3)
})

test('the end of another session, or of an earlier one of this browser, only revalidates data', async () => {
  const api = fakeEvents()
  const tab = openTab({ api })
  await settle()
  tab.tokens.keep({ token: tokenOf('next'), refreshToken: 'refresh' })
  api.streams[0]?.tell(1, ended('mine'))
  await settle()
  expect(tab.told).toEqual([ended('mine')])
})

test('disconnects after five hidden minutes and catches up later', async () => {
  const api = fakeEvents()
  const tab = openTab({ api })
  await settle()
  tab.become('hidden')
  await settle()
  const beats = setInterval(() => api.streams[0]?.isOpen() && api.streams[0].write(':\n\n'), 15_000)
  await vi.advanceTimersByTimeAsync(4 * minute)
  tab.become('visible')
  await settle()
  tab.become('hidden')
  await settle()
  await vi.advanceTimersByTimeAsync(5 * minute - 1000)
  expect([api.streams.length, api.streams[0]?.isOpen()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1000)
  expect(api.streams[0]?.isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(5 * minute)
  expect(api.streams).toHaveLength(1)
  tab.become('visible')
  await settle()
  expect([api.streams.length, tab.told]).toEqual([2, []])
  tab.become('gone')
  await settle()
  expect(api.streams[1]?.isOpen()).toBe(false)
  await vi.advanceTimersByTimeAsync(60 * minute)
  tab.become('visible')
  await settle()
  // The server does not keep events that long, so everything is revalidated.
  expect([api.streams.length, tab.told]).toEqual([3, [{ kind: 'missed' }]])
  clearInterval(beats)
})

test('a hidden tab hands the stream over to a visible one', async () => {
  const api = fakeEvents()
  const { locks, channel } = fakeBrowser()
  const hidden = openTab({ api, locks, channel: channel() })
  const visible = openTab({ api, locks, channel: channel() })
  await settle()
  hidden.become('hidden')
  await settle()
  for (let beat = 0; beat < 20; beat++) {
    await vi.advanceTimersByTimeAsync(15_000)
    if (api.streams[0]?.isOpen()) api.streams[0].write(':\n\n')
  }
  await settle()
  expect(api.streams.map((stream) => stream.isOpen())).toEqual([false, true])
  api.streams[1]?.tell(3, changed)
  await settle()
  expect(visible.told).toEqual([changed])
})

test('does not reconnect after stop', async () => {
  const api = fakeEvents()
  const tab = openTab({ api })
  await settle()
  tab.live.stop()
  await vi.advanceTimersByTimeAsync(60 * minute)
  expect([api.streams.length, api.streams[0]?.isOpen(), tab.told]).toEqual([1, false, []])
  expect(vi.getTimerCount()).toBe(0)
})

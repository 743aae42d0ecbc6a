import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { silentLog } from '../../log.ts'
import type { NoticeCarrier } from './notice-carrier.ts'
import { createNotices } from './notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What two processes send each other. */
function fakeCarrier() {
  const heard: ((sender: string | null) => void)[] = []
  const sent: string[] = []
  const deliver = (sender: string | null) => {
    for (const hear of heard) hear(sender)
  }
  const state = { sent, isOut: false, isClosed: false, deliver }
  const carrier: NoticeCarrier = {
    async send(channel, sender) {
      if (state.isOut) throw new Error('out of reach')
      sent.push(channel)
      deliver(sender)
    },
    listen(_channel, onNotice) {
      heard.push(onNotice)
      return async () => void heard.splice(heard.indexOf(onNotice), 1)
    },
    close: async () => void (state.isClosed = true),
  }
  return { state, carrier }
}

it('reaches this process at once, and other processes at most once in 50 ms', async () => {
  const { state, carrier } = fakeCarrier()
  const [mine, other] = [createNotices(carrier, silentLog), createNotices(carrier, silentLog)]
  const heard = { mine: 0, other: 0 }
  mine.listen('events', () => (heard.mine += 1))
  const stop = other.listen('events', () => (heard.other += 1))
  for (let count = 0; count < 30; count++) mine.notify('events')
  expect(heard).toEqual({ mine: 30, other: 1 })
  await vi.advanceTimersByTimeAsync(49)
  expect(state.sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(heard).toEqual({ mine: 30, other: 2 })
  await stop()
  mine.notify('events')
  expect(heard).toEqual({ mine: 31, other: 2 })
})

it('hears when a notice may have been missed', () => {
  const { state, carrier } = fakeCarrier()
  const onNotice = vi.fn()
  createNotices(carrier, silentLog).listen('events', onNotice)
  state.deliver(null)
  expect(onNotice).toHaveBeenCalledTimes(1)
})

it('sends what is left before it closes, and goes on after an error', async () => {
  const { state, carrier } = fakeCarrier()
  const notices = createNotices(carrier, silentLog)
  state.isOut = true
  notices.notify('events')
  await vi.advanceTimersByTimeAsync(0)
  state.isOut = false
  notices.notify('events')
  expect(state.sent).toEqual([])
  await notices.close()
  expect(state).toMatchObject({ sent: ['events'], isClosed: true })
})

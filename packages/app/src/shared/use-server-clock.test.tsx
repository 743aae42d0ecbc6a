// @vitest-environment happy-dom
import { noteArrival } from '@olympus/api-client/arrivals'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { useServerClock } from './use-server-clock.ts'

const serverNow = '2025-06-12T09:41:00.000Z'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // A player whose clock is years ahead.
  vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Answer {
  readonly serverNow: string
}

function Clock({ from }: { from: Answer | undefined }) {
  const nowMs = useServerClock(from)
  return from === undefined ? 'loading' : new Date(nowMs).toISOString()
}

it('shows the time of the server, whatever that of the player, and goes on each minute', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  const draw = (from: Answer | undefined) => act(() => root.render(<Clock from={from} />))

  draw(undefined)
  expect(box.textContent).toBe('loading')
  draw({ serverNow })
  expect(box.textContent).toBe(serverNow)
  act(() => vi.advanceTimersByTime(120_000))
  expect(box.textContent).toBe('2025-06-12T09:43:00.000Z')
  draw({ serverNow: '2025-06-12T10:00:00.000Z' })
  expect(box.textContent).toBe('2025-06-12T10:00:00.000Z')

  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

it('counts from the arrival of an answer that is shown later', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  const answer = { serverNow }
  noteArrival(answer, { atMs: Date.now() })
  vi.advanceTimersByTime(30 * 60_000)
  act(() => root.render(<Clock from={answer} />))
  expect(box.textContent).toBe('2025-06-12T10:11:00.000Z')
  act(() => root.unmount())
})

// @vitest-environment happy-dom
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

function Clock({ from }: { from: string | undefined }) {
  const nowMs = useServerClock(from)
  return from === undefined ? 'loading' : new Date(nowMs).toISOString()
}

it('shows the time of the server, whatever that of the player, and goes on each minute', () => {
  const box = document.createElement('div')
  const root = createRoot(box)
  const draw = (from: string | undefined) => act(() => root.render(<Clock from={from} />))

  draw(undefined)
  expect(box.textContent).toBe('loading')
  draw(serverNow)
  expect(box.textContent).toBe(serverNow)
  act(() => vi.advanceTimersByTime(120_000))
  expect(box.textContent).toBe('2025-06-12T09:43:00.000Z')
  draw('2025-06-12T10:00:00.000Z')
  expect(box.textContent).toBe('2025-06-12T10:00:00.000Z')

  act(() => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFloodLog } from './flood-log.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function floodLog() {
  const lines: unknown[] = []
  return { flood: createFloodLog({ info: (...line: unknown[]) => void lines.push(line) }), lines }
}

it('admits the first refused request of each network in a minute and counts the others', () => {
  const { flood, lines } = floodLog()
  const admitted = ['192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.1'].map((network) =>
    flood.admits(network),
  )
  expect(admitted).toEqual([true, false, true, false])
  expect(lines).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([[{ network: '192.0.2.1', requests: 2 }, 'more requests refused']])
  expect(flood.admits('192.0.2.1')).toBe(true)
})

it('writes no more lines than networks, however many there are', () => {
  const { flood, lines } = floodLog()
  const admitted = Array.from({ length: 1500 }, (_, number) => flood.admits(`network ${number}`))
  expect(admitted.filter(Boolean)).toHaveLength(1000)
  vi.advanceTimersByTime(60_000)
  expect(lines).toEqual([[{ requests: 500 }, 'more requests of other networks refused']])
})

it('loses no count at a stop', () => {
  const { flood, lines } = floodLog()
  for (let count = 0; count < 3; count++) flood.admits('192.0.2.1')
  flood.stop()
  expect(lines).toEqual([[{ network: '192.0.2.1', requests: 2 }, 'more requests refused']])
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
})

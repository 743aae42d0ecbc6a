import { expect, test } from 'vitest'

import { allJoined, eventKinds, joinedOf, rowSpans, winRateOf, wonOf } from './event-rules.ts'

const totals = {
  icebreakersCompleted: 14,
  icebreakersWon: 3,
  instantBattlesWon: 22,
  instantBattlesLost: 9,
  minilandVisits: 52,
}

test('joined events are all of them, won ones only those that can be won', () => {
  expect(allJoined(totals)).toBe(97)
  expect(wonOf(totals)).toEqual({ won: 25, of: 45 })
  expect(wonOf({})).toEqual({ won: 0, of: 0 })
})

test('no more events were won than joined', () => {
  const won = { icebreakersWon: 12, rainbowBattlesWon: 3, rainbowBattlesLost: 1 }
  const [icebreakers] = eventKinds.filter(({ name }) => name === 'icebreakers')
  const [rainbowBattles] = eventKinds.filter(({ name }) => name === 'rainbowBattles')
  const [minilandVisits] = eventKinds.filter(({ name }) => name === 'minilandVisits')
  if (!icebreakers || !rainbowBattles || !minilandVisits) throw new Error('An event is missing')
  expect(joinedOf(won, icebreakers)).toBe(12)
  expect(winRateOf(won, icebreakers)).toBe(1)
  expect(winRateOf(totals, icebreakers)).toBe(3 / 14)
  expect(winRateOf(won, rainbowBattles)).toBe(0.75)
  expect(winRateOf({}, icebreakers)).toBeNull()
  expect(winRateOf({ minilandVisits: 2 }, minilandVisits)).toBeNull()
  expect(wonOf(won)).toEqual({ won: 15, of: 16 })
})

test('a long period has weeks instead of days', () => {
  const spansOf = (unit: 'day' | 'week', count: number) => ({
    unit,
    spans: Array.from({ length: count }, () => ({ from: '2025-06-01', to: '2025-06-01', totals: {} })),
  })
  const weeks = spansOf('week', 13)
  expect(rowSpans(spansOf('day', 30), weeks).unit).toBe('day')
  expect(rowSpans(spansOf('day', 90), weeks)).toBe(weeks)
})

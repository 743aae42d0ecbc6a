import type { Rarity } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { rareLuck } from './luck-rules.ts'

const item = (rarity: Rarity) => ({
  kind: 'item' as const,
  item: { id: rarity, name: rarity, icon: 'olive', rarity },
  quantity: 1,
})

test('counts items from rare on, in both sets', () => {
  const facts = { spins: 10, drawn: 1, expected: 1.5 }
  const luck = rareLuck({
    spins: 40,
    jackpots: 1,
    rewards: [
      { ...facts, set: 'regular', contents: item('uncommon') },
      { ...facts, set: 'regular', contents: item('rare') },
      { ...facts, set: 'jackpot', contents: item('mythic') },
      { ...facts, set: 'regular', contents: { kind: 'tickets', tickets: 2 } },
      { ...facts, set: 'jackpot', contents: { kind: 'coins', coins: 500 } },
    ],
  })
  expect(luck).toEqual({ drawn: 2, expected: 3 })
})

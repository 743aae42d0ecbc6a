import { describe, expect, it } from 'vitest'

import { goldFlow } from './gold-rules.ts'

const totals = {
  goldEarned: 100,
  goldDropped: 60,
  goldSpent: 50,
  goldSpentOnBazaar: 30,
  goldSpentOnFees: 5,
}

describe('gold', () => {
  it('leads from what was held before to what is held now', () => {
    const flow = goldFlow(totals, 80)
    expect(flow.heldBefore).toBe(30)
    expect(flow.dropped + flow.otherEarned).toBe(flow.earned)
    expect(Object.values(flow.spent).reduce((sum, part) => sum + part, 0)).toBe(flow.totalSpent)
    expect(flow.heldBefore ?? 0).toBe(80 - flow.earned + flow.totalSpent)
    expect(flow.spent.otherSpent).toBe(15)
  })

  it('was not counted in full if the start would be below zero', () => {
    expect(goldFlow(totals, 20).heldBefore).toBeNull()
    expect(goldFlow(totals, null).heldBefore).toBeNull()
  })

  it('adds up where a game counts its parts higher than the whole', () => {
    const flow = goldFlow({ ...totals, goldSpent: 10, goldDropped: 500 }, null)
    expect(flow.totalSpent).toBe(35)
    expect(flow).toMatchObject({ earned: 500, dropped: 500, otherEarned: 0 })
    expect(goldFlow({ goldDropped: 500 }, null).earned).toBe(500)
  })

  it('is zero for a new character', () => {
    expect(goldFlow({}, 0)).toMatchObject({ earned: 0, totalSpent: 0, heldBefore: 0 })
  })
})

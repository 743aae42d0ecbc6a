import { expect, it } from 'vitest'
import { answerEffect, retryDelayMs } from './task-rules.ts'

const held = { state: 'claimed', leaseToken: 'mine' } as const

it('only the holder of the lease can answer', () => {
  for (const answer of ['confirm', 'retry', 'reject'] as const) {
    expect(answerEffect(held, answer, 'mine')).toBe('applied')
    expect(answerEffect(held, answer, 'other')).toBe('refused')
    expect(answerEffect({ state: 'queued', leaseToken: null }, answer, 'mine')).toBe('refused')
  }
})

it('a late answer counts until another server claims the delivery', () => {
  const lapsed = { state: 'queued', leaseToken: 'mine' } as const
  expect(answerEffect(lapsed, 'confirm', 'mine')).toBe('applied')
  expect(answerEffect(lapsed, 'reject', 'mine')).toBe('applied')
  expect(answerEffect(lapsed, 'retry', 'mine')).toBe('unchanged')
  expect(answerEffect({ ...lapsed, state: 'delayed' }, 'confirm', 'mine')).toBe('applied')
  expect(answerEffect({ ...lapsed, state: 'delayed' }, 'retry', 'mine')).toBe('unchanged')
})

it('a repeated answer changes nothing, and a different answer is refused', () => {
  const confirmed = { state: 'confirmed', leaseToken: 'mine' } as const
  const failed = { state: 'failed', leaseToken: 'mine' } as const
  expect(answerEffect(confirmed, 'confirm', 'mine')).toBe('unchanged')
  expect(answerEffect(confirmed, 'reject', 'mine')).toBe('refused')
  expect(answerEffect(confirmed, 'retry', 'mine')).toBe('refused')
  expect(answerEffect(failed, 'reject', 'mine')).toBe('unchanged')
  expect(answerEffect(failed, 'confirm', 'mine')).toBe('refused')
})

it('the pause grows with each attempt, up to five minutes', () => {
  expect([1, 2, 3, 4].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 40_000])
  expect([0, 7, 8, 500, 1e9].map(retryDelayMs)).toEqual([5_000, 300_000, 300_000, 300_000, 300_000])
})

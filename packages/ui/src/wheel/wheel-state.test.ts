import { expect, test } from 'vitest'

import { wheelState, type WheelEvent, type WheelState } from './wheel-state.ts'

const result = { index: 3 }
const answer: WheelEvent = { type: 'answer', result }
const refuse: WheelEvent = { type: 'refuse', message: 'Try again in a minute.' }

const after = (state: WheelState, ...events: WheelEvent[]) => events.reduce(wheelState, state)
const idle: WheelState = { status: 'idle' }

test('a spin is requested, answered and revealed', () => {
  expect(after(idle, { type: 'request' })).toEqual({ status: 'requesting' })
  expect(after(idle, { type: 'request' }, answer)).toEqual({ status: 'spinning', result })
  expect(after(idle, { type: 'request' }, answer, { type: 'reveal' })).toEqual({ status: 'revealed', result })
})

test('a refusal has no result, and the next spin starts over', () => {
  const refused = after(idle, { type: 'request' }, refuse)
  expect(refused).toEqual({ status: 'error', message: 'Try again in a minute.' })
  expect(after(refused, { type: 'request' })).toEqual({ status: 'requesting' })
})

test('an answer needs a request, and a result needs an answer', () => {
  for (const state of [idle, after(idle, { type: 'request' }, refuse)]) {
    expect(after(state, answer)).toBe(state)
    expect(after(state, { type: 'reveal' })).toBe(state)
  }
  const requesting = after(idle, { type: 'request' })
  expect(after(requesting, { type: 'reveal' })).toBe(requesting)
})

test('a second press while spinning is ignored, and so is a late refusal', () => {
  const spinning = after(idle, { type: 'request' }, answer)
  expect(after(spinning, { type: 'request' })).toBe(spinning)
  expect(after(spinning, refuse)).toBe(spinning)
  const revealed = after(spinning, { type: 'reveal' })
  expect(after(revealed, refuse, answer, { type: 'reveal' })).toBe(revealed)
})

import { expect, it } from 'vitest'
import { boxWithoutId, keyRingOf } from '../testing/test-secret-box.ts'
import { keyIdIn } from './key-ring.ts'

const old = keyRingOf('old')
const both = keyRingOf('new', 'old')

it('seals with the first key and opens with all', () => {
  expect(both.open(old.seal('nectar', 'cup:1'), 'cup:1')).toBe('nectar')
  const box = both.seal('nectar', 'cup:1')
  expect(keyRingOf('new').open(box, 'cup:1')).toBe('nectar')
  expect(() => old.open(box, 'cup:1')).toThrow(/no key of SECRET_KEY opens it/)
})

it('names the key in each box, by an ID that is the same in every process', () => {
  const [newId, oldId] = both.keyIds
  expect(both.sealingKeyId).toBe(newId)
  expect(old.keyIds).toEqual([oldId])
  expect(newId).toMatch(/^[0-9a-f]{8}$/)
  expect(newId).not.toBe(oldId)
  expect(keyIdIn(both.seal('nectar', 'cup:1'))).toBe(newId)
  expect(both.keyIdFor(old.seal('nectar', 'cup:1'), 'cup:1')).toBe(oldId)
  expect(old.keyIdFor(both.seal('nectar', 'cup:1'), 'cup:1')).toBeNull()
})

it('opens boxes from before keys had IDs with any key, in their context', () => {
  const box = boxWithoutId('old', { text: 'nectar', context: 'cup:1' })
  expect(both.open(box, 'cup:1')).toBe('nectar')
  expect(both.keyIdFor(box, 'cup:1')).toBe(old.sealingKeyId)
  expect(() => both.open(box, 'cup:2')).toThrow(/altered or moved/)
  expect(() => keyRingOf('new').open(box, 'cup:1')).toThrow(/no key of SECRET_KEY opens it/)
})

it('opens such a box even if it begins like a box with an ID', () => {
  const nonce = Buffer.concat([both.seal('', '').subarray(0, 5), Buffer.alloc(7)])
  const box = boxWithoutId('new', { text: 'nectar', context: 'cup:1', nonce })
  expect(both.open(box, 'cup:1')).toBe('nectar')
})

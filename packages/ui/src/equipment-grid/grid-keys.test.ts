import { expect, test } from 'vitest'

import { createNameKeys, neighbor } from './grid-keys.ts'

const boxAt = (left: number, top: number) => ({ left, top, right: left + 64, bottom: top + 64 })

const cross = [boxAt(100, 0), boxAt(0, 100), boxAt(100, 100), boxAt(200, 108), boxAt(100, 200)]

test('an arrow key moves to the nearest box in its direction', () => {
  expect(neighbor(cross, 2, 'ArrowUp')).toBe(0)
  expect(neighbor(cross, 2, 'ArrowLeft')).toBe(1)
  expect(neighbor(cross, 2, 'ArrowRight')).toBe(3)
  expect(neighbor(cross, 2, 'ArrowDown')).toBe(4)
})

test('an arrow key does not move past the last box', () => {
  expect(neighbor(cross, 0, 'ArrowUp')).toBeUndefined()
  expect(neighbor(cross, 3, 'ArrowRight')).toBeUndefined()
  expect(neighbor([], 0, 'ArrowRight')).toBeUndefined()
})

const names = ['Main weapon', 'Armor', 'Hat', 'Gloves', 'Mask', 'Amulet']

test('a letter moves to the next name that starts with it and wraps around', () => {
  const keys = createNameKeys()
  expect(keys(names, { key: 'a', timeStamp: 0, current: 0 })).toBe(1)
  expect(keys(names, { key: 'a', timeStamp: 1000, current: 1 })).toBe(5)
  expect(keys(names, { key: 'A', timeStamp: 2000, current: 5 })).toBe(1)
  expect(keys(names, { key: 'x', timeStamp: 3000, current: 1 })).toBeUndefined()
})

test('letters typed quickly form one search text, including spaces', () => {
  const keys = createNameKeys()
  expect(keys(names, { key: 'm', timeStamp: 0, current: 0 })).toBe(4)
  expect(keys(names, { key: 'a', timeStamp: 100, current: 4 })).toBe(4)
  expect(keys(names, { key: 'i', timeStamp: 200, current: 4 })).toBe(0)
  expect(keys(names, { key: 'n', timeStamp: 300, current: 0 })).toBe(0)
  expect(keys(names, { key: ' ', timeStamp: 400, current: 0 })).toBe(0)
  expect(keys(names, { key: ' ', timeStamp: 2000, current: 0 })).toBeUndefined()
})

test('Home and End move to the first and last slot', () => {
  const keys = createNameKeys()
  expect(keys(names, { key: 'Home', timeStamp: 0, current: 3 })).toBe(0)
  expect(keys(names, { key: 'End', timeStamp: 0, current: 3 })).toBe(5)
  expect(keys(names, { key: 'Enter', timeStamp: 0, current: 3 })).toBeUndefined()
})

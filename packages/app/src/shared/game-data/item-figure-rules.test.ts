import { expect, test } from 'vitest'

import { compareFigures, figuresInFile, figuresOf } from './item-figure-rules.ts'

const sword = {
  vnum: 1,
  amount: 1,
  upgrade: 9,
  options: [{ type: 'WEAPON_SHELL', effect: 1, level: 7, value: 24 }],
}
const card = {
  vnum: 2,
  amount: 1,
  upgrade: 0,
  specialist: { level: 90, upgrade: 15, points: { attack: 60 }, perfection: { attack: 20 } },
}

const pairs = (figures: readonly { kind: string; name: string; value: number }[]) =>
  figures.map(({ kind, name, value }) => [kind, name, value])

test('figures leave out what an item does not have', () => {
  expect(figuresOf({ vnum: 1, amount: 3 })).toEqual([])
  expect(pairs(figuresOf(sword))).toEqual([
    ['upgrade', '', 9],
    ['option', 'WEAPON_SHELL', 24],
  ])
  expect(pairs(figuresOf(card))).toEqual([
    ['upgrade', '', 15],
    ['level', '', 90],
    ['points', 'attack', 60],
    ['perfection', 'attack', 20],
  ])
  expect(figuresOf({ vnum: 3, amount: 1, elementRate: 0 })).toMatchObject([{ kind: 'elementRate', value: 0 }])
})

test('options of equal type and effect are one figure', () => {
  const option = { type: 'RUNE', effect: 1, level: 3 }
  const item = {
    vnum: 5,
    amount: 1,
    options: [
      { ...option, value: 8 },
      { ...option, value: 5 },
    ],
  }
  expect(pairs(figuresOf(item))).toEqual([['option', 'RUNE', 13]])
  expect(compareFigures(item, { ...item, options: [{ ...option, value: 8 }] })).toMatchObject([
    { difference: 5 },
  ])
  expect(compareFigures({ ...item, options: [] }, item)).toMatchObject([{ difference: -13 }])
})

test('an item is compared figure by figure, also with what it lacks', () => {
  const worn = {
    vnum: 4,
    amount: 1,
    upgrade: 10,
    options: [
      { type: 'WEAPON_SHELL', effect: 1, level: 5, value: 20 },
      { type: 'WEAPON_SHELL', effect: 2, level: 5, value: 3 },
    ],
  }
  const compared = compareFigures(sword, worn)
  expect(compared.map(({ kind, effect, value, difference }) => [kind, effect, value, difference])).toEqual([
    ['upgrade', 0, 9, -1],
    ['option', 1, 24, 4],
    ['option', 2, 0, -3],
  ])
})

test.each([
  [{ upgrade: 10 }, [10, null]],
  [{ specialist: { level: 50, upgrade: 12, points: {}, perfection: {} } }, [12, null]],
  [{ elementRate: 80 }, [null, 80]],
  [{ upgrade: 0 }, [null, null]],
])('the file has plain numbers of %j', (item, figures) => {
  expect(figuresInFile(item)).toEqual(figures)
})

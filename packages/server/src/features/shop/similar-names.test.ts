import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchNameOf } from './shop-rules.ts'
import { similarNames } from './similar-names.ts'

const names = [
  'Wings of Ikaros',
  'Owl of Athena',
  'Pithos of Pandora',
  'Füllhorn der Amaltheia',
  'Großer Dreizack',
  'Charon’s Obol 100%',
  'Żółty Miecz',
  '海神的三叉戟',
  '雅典娜之鸮',
  'アポロンの竪琴',
]
const folded = names.map(searchNameOf)

const found = (search: string) => similarNames(searchNameOf(search), folded)

it.each([
  ['a swap', 'wigns', 'wings of ikaros'],
  ['a missing letter', 'athna', 'owl of athena'],
  ['a doubled letter', 'pandorra', 'pithos of pandora'],
  ['a wrong letter', 'ikaras', 'wings of ikaros'],
  ['a wrong accent', 'fúlhörn', 'fullhorn der amaltheia'],
  ['two slips in a long word', 'amalteja', 'fullhorn der amaltheia'],
  ['a typo in a beginning', 'dreizca', 'grosser dreizack'],
  ['a typo at the end of a beginning', 'patnd', 'pithos of pandora'],
  ['a space that was forgotten', 'owlof athenx', 'owl of athena'],
  ['a wrong sign in the middle', '三差戟', '海神的三叉戟'],
  ['a missing letter of a Polish name', 'mecz', 'zołty miecz'],
])('finds a name in spite of %s', (_slip, search, name) => {
  expect(found(search)).toEqual([searchNameOf(name)])
})

it.each(['ow', '神', 'xyz', 'minotaur saddle', "' or 1=1 --", ''])('finds nothing like “%s”', (search) => {
  expect(found(search)).toEqual([])
})

it('allows a second typo only if nothing matches with one', () => {
  expect(similarNames('draughts', ['draught', 'drauxxht'])).toEqual(['draught'])
  expect(similarNames('drayghtz', ['draught', 'drought'])).toEqual(['draught'])
})

/** One letter is inserted, removed, changed or swapped with the next. */
const edited = fc
  .record({
    name: fc.constantFrom(...folded),
    at: fc.nat(),
    letter: fc.constantFrom('x', 'e', ' ', '神', 'ü'),
    kind: fc.constantFrom('put in', 'left out', 'changed', 'swapped'),
  })
  .map(({ name, at, letter, kind }) => {
    const letters = [...name]
    const place = at % letters.length
    const [one = '', other = ''] = letters.slice(place, place + 2)
    if (kind === 'put in') letters.splice(place, 0, letter)
    else if (kind === 'left out') letters.splice(place, 1)
    else if (kind === 'changed') letters.splice(place, 1, letter)
    else letters.splice(place, 2, other, one)
    return { name, search: searchNameOf(letters.join('')) }
  })

it('finds every name in spite of one typo', () => {
  fc.assert(
    fc.property(edited, ({ name, search }) => {
      expect(similarNames(search, folded)).toContain(name)
    }),
    { numRuns: 2000, seed: 20_260_301 },
  )
})

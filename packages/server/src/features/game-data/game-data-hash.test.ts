import { GameDataFile } from '@olympus/contract/game-data-file'
import { z } from '@olympus/contract/schema'
import { expect, it } from 'vitest'
import { gameDataHash } from './game-data-hash.ts'

const hashOf = (file: unknown) => gameDataHash(z.parse(GameDataFile, file))

const sword = { vnum: 7, name: { en: 'Keraunos', de: 'Keraunos' }, icon: 'zeus-sword' }
const hat = { vnum: 8, name: { en: 'Helm of Hades' }, icon: 'barbute' }

it('the order of entries and fields does not change the version', () => {
  const turned = { icon: 'zeus-sword', name: { de: 'Keraunos', en: 'Keraunos' }, vnum: 7 }
  expect(hashOf({ format: 1, items: [sword, hat] })).toBe(
    hashOf({ raids: [], items: [hat, turned], format: 1 }),
  )
})

it.each([
  ['a translation', { items: [{ ...sword, name: { ...sword.name, fr: 'Kéraunos' } }, hat] }],
  ['an icon', { items: [{ ...sword, icon: 'gladius' }, hat] }],
  ['a code', { items: [{ ...sword, vnum: 9 }, hat] }],
  ['a removed item', { items: [sword] }],
  ['another table', { items: [sword, hat], raids: [{ code: 0, name: { en: 'Hydra of Lerna' } }] }],
])('%s changes the version', (_, tables) => {
  expect(hashOf({ format: 1, ...tables })).not.toBe(hashOf({ format: 1, items: [sword, hat] }))
})

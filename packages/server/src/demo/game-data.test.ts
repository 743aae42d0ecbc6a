import { raids } from '@olympus/contract/bridge/codes'
import type { GameDataFile } from '@olympus/contract/game-data-file'
import { localeCodes } from '@olympus/contract/locales'
import { counterKeys } from '@olympus/contract/statistic-keys'
import { demoCharactersFor } from '@olympus/game-simulator/demo/characters'
import { demoSectionsOf } from '@olympus/game-simulator/demo/demo-sections'
import { lifetimeOf, type PartKind } from '@olympus/game-simulator/demo/past/lifetime'
import { theronAccountId, theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import { usedItems, vnumOf } from '@olympus/game-simulator/game/items'
import { expect, it } from 'vitest'
import { gameIconNames } from '../../../ui/src/game-icon/game-icon-names.ts'
import { demoGameData } from './load-game-data.ts'

const file = demoGameData()
const { format: _, ...tables } = file
const entries = Object.values(tables).flatMap((table: GameDataFile[keyof typeof tables]) => [...table])

const now = new Date('2025-06-14T18:42:00Z')
const accountIds = Array.from({ length: 100 }, (_, index) => index + 1)
const sections = [
  ...theronCharacters.map((character) => demoSectionsOf(character, theronAccountId, now)),
  ...accountIds.flatMap((id) => demoCharactersFor(id).map((character) => demoSectionsOf(character, id, now))),
]

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every object in the sections of the demo characters. */
const objectsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
const reported = objectsIn(sections)

it('every name and description is in all languages', () => {
  const descriptions = file.items.flatMap(({ description }) => description ?? [])
  expect(descriptions.length).toBeGreaterThan(5)
  for (const text of [...entries.map(({ name }) => name), ...descriptions])
    expect(Object.keys(text).sort()).toEqual(localeCodes.toSorted())
})

it('every icon is in the sprite', () => {
  const icons = entries.flatMap((entry) => ('icon' in entry && entry.icon !== undefined ? [entry.icon] : []))
  expect(icons.length).toBeGreaterThan(100)
  expect(icons.filter((icon) => !gameIconNames.some((name) => name === icon))).toEqual([])
})

it('has every item of the demo characters, under the name that they report', () => {
  const names = new Map(file.items.map(({ vnum, name }) => [vnum, name.en.toLowerCase()]))
  const items = reported.filter(({ vnum, mateId }) => vnum !== undefined && mateId === undefined)
  expect(items.length).toBeGreaterThan(1000)
  const unknown = items.filter(
    ({ vnum, name }) => names.get(Number(vnum)) !== String(name ?? names.get(Number(vnum))).toLowerCase(),
  )
  expect(unknown).toEqual([])
})

it('items are known under the number that the game gives their names', () => {
  for (const { vnum, name } of file.items) expect([name.en, vnum]).toEqual([name.en, vnumOf(name.en)])
})

it('has the kind of every pet and partner, and their skills', () => {
  const mates = new Set(file.mates.map(({ code }) => code))
  const skills = new Set(file.skills.map(({ code }) => code))
  const animals = reported.filter(({ mateId }) => mateId !== undefined)
  expect(animals.length).toBeGreaterThan(100)
  expect(animals.filter(({ vnum }) => !mates.has(Number(vnum)))).toEqual([])
  const used = reported.filter(({ skill }) => skill !== undefined)
  expect(used).toHaveLength(9)
  expect(used.filter(({ skill }) => !skills.has(Number(skill)))).toEqual([])
})

it('has every raid, each under a name of its own', () => {
  expect(file.raids.map(({ code }) => code)).toEqual(raids.map((_, code) => code))
  expect(new Set(file.raids.map(({ name }) => name.en)).size).toBe(raids.length)
})

it('has every statistic, and what characters of the demo world count in detail', () => {
  const statistics = new Set(file.statistics.map(({ key }) => key))
  expect([...counterKeys, 'kills'].filter((key) => !statistics.has(key))).toEqual([])
  const codesOf = (kind: PartKind) =>
    new Set(
      theronCharacters.flatMap((character) =>
        Object.keys(lifetimeOf(character).breakdowns[kind]).map(Number),
      ),
    )
  const known = {
    families: file.families.map(({ code }) => code),
    bossesWon: file.bosses.map(({ code }) => code),
    bossesLost: file.bosses.map(({ code }) => code),
    skills: file.skills.map(({ code }) => code),
    items: file.items.map(({ vnum }) => vnum),
  } satisfies Record<PartKind, number[]>
  for (const kind of ['families', 'bossesWon', 'bossesLost', 'skills', 'items'] as const)
    expect([...codesOf(kind)].filter((code) => !known[kind].includes(code))).toEqual([])
  const kinds = new Map(file.items.map(({ vnum, kind }) => [vnum, kind]))
  expect(usedItems.map(({ name }) => kinds.get(vnumOf(name)))).not.toContain(undefined)
  expect(file.skills.filter(({ kind }) => kind === undefined)).toEqual([])
})

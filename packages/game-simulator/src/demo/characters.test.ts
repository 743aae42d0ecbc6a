import { limits } from '@olympus/contract/limits'
import { expect, it } from 'vitest'
import { characterNames } from './character-names.ts'
import { demoCharactersFor } from './characters.ts'
import type { DemoCharacter } from './demo-character.ts'
import { theronCharacters } from './theron-characters.ts'

const accountIds = [...Array.from({ length: 300 }, (_, index) => index + 1), 48_213, 2 ** 40 + 7]

function expectSound(character: DemoCharacter) {
  const { resistances, ...fields } = character
  const figures = [...Object.values(fields), ...Object.values(resistances)].filter(
    (value) => typeof value === 'number',
  )
  expect(figures.filter((figure) => !Number.isSafeInteger(figure) || figure < 0)).toEqual([])
  expect(character.level).toBeGreaterThanOrEqual(1)
  expect(character.level).toBeLessThanOrEqual(99)
  expect(character.jobLevel).toBeLessThanOrEqual(80)
  expect(character.attackMax).toBeGreaterThan(character.attackMin)
  expect(character.hp).toBeGreaterThan(0)
  for (const value of Object.values(resistances)) expect(value).toBeLessThanOrEqual(100)
}

it('an account gets three active characters with different names and classes', () => {
  for (const accountId of accountIds) {
    const characters = demoCharactersFor(accountId)
    expect(characters).toHaveLength(3)
    expect(new Set(characters.map(({ name }) => name)).size).toBe(3)
    expect(new Set(characters.map(({ characterClass }) => characterClass)).size).toBe(3)
    expect(characters.every(({ isActive }) => isActive)).toBe(true)
    characters.forEach(expectSound)
  }
})

it('the same account always gets the same characters', () => {
  for (const accountId of accountIds)
    expect(demoCharactersFor(accountId)).toEqual(demoCharactersFor(accountId))
})

it('the characters of an account have the same money in the bank', () => {
  for (const characters of [theronCharacters, ...accountIds.map(demoCharactersFor)])
    expect(new Set(characters.map(({ bankMoney }) => bankMoney)).size).toBe(1)
})

it('different accounts get different characters', () => {
  const rosters = accountIds.map((id) =>
    demoCharactersFor(id)
      .map(({ name }) => name)
      .join(),
  )
  expect(new Set(rosters).size).toBe(accountIds.length)
  const all = accountIds.flatMap(demoCharactersFor)
  expect(new Set(all.map(({ element }) => element)).size).toBe(4)
  expect(new Set(all.map(({ faction }) => faction)).size).toBe(2)
  expect(new Set(all.map(({ characterClass }) => characterClass)).size).toBe(4)
})

it('all names are unique, and none is on the roster of Theron', () => {
  expect(characterNames.length).toBeGreaterThanOrEqual(200)
  expect(new Set(characterNames).size).toBe(characterNames.length)
  for (const name of characterNames) expect(name).toMatch(/^[A-Z][a-z]{2,14}$/)
  for (const { name } of theronCharacters) expect(characterNames).not.toContain(name)
})

it('Theron has seven characters, four of them active', () => {
  theronCharacters.forEach(expectSound)
  const namesOf = (isActive: boolean) =>
    theronCharacters.filter((character) => character.isActive === isActive).map(({ name }) => name)
  expect(namesOf(true)).toEqual(['Kallistrate', 'Nyxandra', 'Lykaon', 'Phaidros'])
  expect(namesOf(false)).toEqual(['Ianthe', 'Melantho', 'Drakontas'])
  expect(theronCharacters.length).toBeLessThanOrEqual(limits.maxCharacters)
  expect(namesOf(false).length).toBeLessThanOrEqual(limits.maxDeactivatedCharacters)
})

it('Kallistrate has the figures of her character page', () => {
  expect(theronCharacters[0]).toMatchObject({
    characterClass: 'hoplite',
    element: 'fire',
    faction: 'celestial',
    level: 93,
    heroLevel: 42,
    jobLevel: 80,
    reputation: 1_284_530,
    hp: 38_420,
  })
})

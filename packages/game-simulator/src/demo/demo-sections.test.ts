import { sectionNames } from '@olympus/contract/bridge/batch'
import { equipmentSlots, inventoryTypes } from '@olympus/contract/bridge/codes'
import { sections as schemas } from '@olympus/contract/bridge/sections'
import { z } from '@olympus/contract/schema'
import { expect, it } from 'vitest'
import { gameIdOf, newCharacter, rosterOf } from '../game/new-character.ts'
import { theronAccountId } from './theron-characters.ts'

const now = new Date('2025-06-14T18:42:00Z')
const made = (accountId: number, name: string) =>
  newCharacter({ accountId, gameId: gameIdOf(accountId, name), world: 'olympia' }, now)

it('all sections of all demo characters follow the contract', () => {
  for (const accountId of [theronAccountId, ...Array.from({ length: 50 }, (_, index) => index + 1)])
    for (const { name } of rosterOf(accountId)) {
      const { sections } = made(accountId, name)
      for (const section of sectionNames)
        expect(z.safeParse(schemas[section], sections[section]).error?.issues ?? []).toEqual([])
      expect(sections.summary.name).toBe(name)
    }
})

it('the same character always gets the same sections', () => {
  const [first] = rosterOf(7)
  expect(made(7, first?.name ?? '')).toEqual(made(7, first?.name ?? ''))
})

it('Kallistrate has what the pages of her character show', () => {
  const { summary, equipment, inventory, bazaar, mates, bonuses } = made(
    theronAccountId,
    'Kallistrate',
  ).sections
  expect(summary).toMatchObject({ level: 93, gold: 214_806_113, title: 'Hero of Thebes', levelProgress: 61 })
  // All slots but the trophy's.
  expect(equipment.items.map(({ slot }) => slot).sort((one, other) => one - other)).toEqual(
    Object.values(equipmentSlots).filter((slot) => slot !== equipmentSlots.trophy),
  )
  const countIn = (type: number) => inventory.items.filter((carried) => carried.type === type).length
  const { main, etc, specialist, costume } = inventoryTypes
  expect([inventoryTypes.equipment, main, etc, specialist, costume].map(countIn)).toEqual([38, 41, 22, 6, 9])
  const soldOut = bazaar.listings.filter(({ amount, soldAmount }) => amount === soldAmount)
  const expired = bazaar.listings.filter(({ expiresAt }) => expiresAt < now.toISOString())
  expect([bazaar.listings.length, soldOut.length, expired.length, bazaar.bids?.length]).toEqual([9, 2, 2, 3])
  expect(mates.mates.filter(({ typeCode }) => typeCode === 1)).toHaveLength(6)
  expect(mates.mates.filter(({ typeCode }) => typeCode === 0)).toHaveLength(3)
  const attack = bonuses.lines.filter(({ stat }) => stat === 'attack')
  expect(attack.reduce((sum, { value }) => sum + value, 0)).toBe(34)
})

it('a character with an unknown ID is named after it', () => {
  const { sections } = newCharacter({ accountId: 7, gameId: '7-hero-1', world: 'main' }, now)
  expect(sections.summary.name).toBe('Hero 1')
})

import { describe, expect, it } from 'vitest'
import {
  sampleCharacterView,
  sampleEquipment,
  sampleInventory,
} from '../packages/api-client/src/mocks/sample-character-pages.ts'
import { sampleCharacters } from '../packages/api-client/src/mocks/sample-characters.ts'
import { sampleGameDataIn } from '../packages/api-client/src/mocks/sample-game-data.ts'
import { kallistrateEquipment } from '../packages/game-simulator/src/demo/kallistrate-items.ts'
import { theronCharacters } from '../packages/game-simulator/src/demo/theron-characters.ts'
import gameData from '../packages/server/src/demo/game-data.json' with { type: 'json' }

// The stories import neither the simulator nor the server, so their samples repeat a part of that world.

const demoVnums = new Map(gameData.items.map(({ vnum, name }) => [vnum, name.en]))

describe('items of the samples', () => {
  const items = [
    ...sampleGameDataIn('en').items,
    ...sampleEquipment.items.map(({ item }) => item),
    ...sampleInventory.bags.flatMap(({ items }) => items.map(({ item }) => item)),
    ...sampleCharacterView(311).appearance,
  ]

  it.each(items)('$name has its number in the demo game', ({ vnum, name }) => {
    expect(demoVnums.get(vnum)).toBe(name)
  })

  it('are what the first character of the demo account wears', () => {
    const worn = (items: readonly { slot: number; item: { vnum: number; rarity?: number | undefined } }[]) =>
      items
        .map(({ slot, item: { vnum, rarity } }) => ({ slot, vnum, rarity }))
        .toSorted((a, b) => a.slot - b.slot)
    expect(worn(sampleEquipment.items)).toEqual(worn(kallistrateEquipment.items))
  })
})

describe('characters of the samples', () => {
  it('are those of the demo account', () => {
    const figures = theronCharacters.map(
      ({ name, characterClass, element, faction, level, heroLevel, jobLevel, reputation, isActive }) => ({
        name,
        characterClass,
        element,
        faction,
        level,
        heroLevel,
        jobLevel,
        reputation,
        isActive,
      }),
    )
    expect(sampleCharacters).toMatchObject(figures)
    expect(sampleCharacters).toHaveLength(figures.length)
  })

  it('have the figures of the first one', () => {
    const { hp, attackMin, attackMax, defense, resistances, gold, bankMoney, onlineHours } =
      theronCharacters[0] ?? {}
    const onlineSeconds = (onlineHours ?? 0) * 60 * 60
    const { own, ...view } = sampleCharacterView(sampleCharacters[0]?.id ?? 0)
    expect(own).toMatchObject({ hp, attackMin, attackMax, defense, resistances, onlineSeconds })
    expect(view).toMatchObject({ gold, bankMoney })
  })
})

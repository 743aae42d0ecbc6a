import { bonusTypes } from '@olympus/contract/bridge/codes'
import type { Sections } from '../game/game-character.ts'
import { vnumOf } from '../game/items.ts'

const dayMs = 24 * 60 * 60 * 1000

const worn = (kind: string, name: string) => ({ kind, name, vnum: vnumOf(name) })

const keraunos = worn('equipment', 'Keraunos')
const bow = worn('equipment', 'Bow of Philoktetes')
const equipment = { kind: 'equipment' }
const slayer = { kind: 'title', name: 'Slayer of the Hydra' }
const friend = { kind: 'title', name: 'Friend of Hermes' }
const fairy = worn('fairy', 'Fairy of the hearth')
const trophy = { kind: 'trophy', name: 'Trophy of Nemea' }

type Line = Sections['bonuses']['lines'][number]

const raised = (
  stat: string,
  unit: Line['unit'],
  parts: readonly (readonly [number, Line['source']])[],
): Line[] => parts.map(([value, source]) => ({ stat, value, unit, source }))

const lines: Line[] = [
  ...raised('attack', 'percent', [
    [20, keraunos],
    [6, bow],
    [5, slayer],
    [3, fairy],
  ]),
  ...raised('fire-attack', 'points', [
    [24, keraunos],
    [72, fairy],
  ]),
  ...raised('critical-hit', 'percent', [
    [15, equipment],
    [4, trophy],
    [3, slayer],
  ]),
  ...raised('raid-damage', 'percent', [
    [10, slayer],
    [8, trophy],
  ]),
  ...raised('hp', 'points', [
    [1860, equipment],
    [420, trophy],
    [200, slayer],
  ]),
  ...raised('defense', 'percent', [
    [23, equipment],
    [5, slayer],
  ]),
  ...raised('water-resistance', 'percent', [
    [20, equipment],
    [6, trophy],
  ]),
  ...raised('experience', 'percent', [
    [15, fairy],
    [10, friend],
  ]),
  ...raised('gold', 'percent', [
    [12, trophy],
    [6, friend],
    [4, equipment],
  ]),
  ...raised('reputation', 'percent', [[12, friend]]),
]

export function kallistrateBonuses(now: Date): Sections['bonuses'] {
  const inDays = (days: number) => new Date(now.getTime() + days * dayMs).toISOString()
  return {
    lines,
    timed: [
      { typeCode: bonusTypes.bazaarMedalGold, name: 'Gold bazaar medal', endsAt: inDays(24) },
      { typeCode: bonusTypes.backpack, name: 'Backpack', endsAt: inDays(51) },
      { typeCode: bonusTypes.petBasket, name: 'Pet basket', endsAt: inDays(9) },
      { typeCode: bonusTypes.inventoryExpansion, name: 'Inventory expansion', endsAt: null },
    ],
  }
}

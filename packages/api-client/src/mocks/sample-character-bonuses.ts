import type { getBonuses } from '@olympus/contract/character-pages'
import type { BonusLine } from '@olympus/contract/character-bonuses'
import type { DataOf } from '@olympus/contract/endpoint'

import { sampleAge } from './sample-character-pages.ts'
import { sampleVnumOf } from './sample-game-data.ts'

type Source = BonusLine['source']

const from = (kind: string, name: string | null = null, vnum: number | null = null): Source => ({
  kind,
  name,
  vnum,
})
const keraunos = from('equipment', 'Keraunos', sampleVnumOf('Keraunos'))
const bow = from('equipment', 'Bow of Philoktetes', 5005)
const equipment = from('equipment')
const slayer = from('title', 'Slayer of the Hydra')
const friend = from('title', 'Friend of Hermes')
const fairy = from('fairy', 'Fairy of the hearth', 5010)
const trophy = from('trophy', 'Trophy of Nemea')

const raised = (
  stat: string,
  unit: BonusLine['unit'],
  parts: readonly (readonly [number, Source])[],
): BonusLine[] => parts.map(([value, source]) => ({ stat, value, unit, source }))

const lines: readonly BonusLine[] = [
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
  ...raised('hp', 'points', [
    [1860, equipment],
    [420, trophy],
    [200, slayer],
  ]),
  ...raised('defense', 'percent', [
    [23, equipment],
    [5, slayer],
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

export const sampleBonuses: DataOf<typeof getBonuses> = {
  ...sampleAge,
  lines: [...lines],
  timed: [
    { typeCode: 5, name: 'Inventory expansion', vnum: null, endsAt: null },
    { typeCode: 2, name: 'Backpack', vnum: null, endsAt: '2025-08-02T09:41:00Z' },
    { typeCode: 0, name: 'Gold bazaar medal', vnum: null, endsAt: '2025-07-06T18:41:00Z' },
  ],
}

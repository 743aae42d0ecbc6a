import {
  bonusTypes,
  classCodes,
  elementCodes,
  equipmentSlots,
  factionCodes,
  inventoryTypes,
  mateTypes,
  raids,
} from '@olympus/contract/bridge/codes'
import type { listCodes as endpoint } from '@olympus/contract/bridge/game-servers'
import type { DataOf } from '@olympus/contract/endpoint'

/** The codes that the portal knows. */
export const listCodes = (): DataOf<typeof endpoint> => ({
  equipmentSlots,
  inventoryTypes,
  classes: classCodes,
  elements: elementCodes,
  factions: factionCodes,
  mateTypes,
  bonusTypes,
  raids: Object.fromEntries(raids.map((name, code) => [name, code])),
})

import type { GameItem } from '@olympus/contract/bridge/sections'
import type { CharacterItem } from '@olympus/contract/character-item'
import type { z } from '@olympus/contract/schema'

type ReportedItem = z.output<typeof GameItem>

/** An item as pages show it: only the fields that they know. */
export function projectItem({
  vnum,
  name,
  amount,
  rarity,
  upgrade,
  elementRate,
  durability,
  isBound,
  deletedAt,
  options,
  specialist,
}: ReportedItem): CharacterItem {
  return {
    vnum,
    amount,
    ...(name !== undefined && { name }),
    ...(rarity !== undefined && { rarity }),
    ...(upgrade !== undefined && { upgrade }),
    ...(elementRate !== undefined && { elementRate }),
    ...(durability !== undefined && { durability }),
    ...(isBound !== undefined && { isBound }),
    ...(deletedAt !== undefined && { expiresAt: deletedAt }),
    ...(options && {
      options: options.map(({ type, effect, level, value }) => ({ type, effect, level, value })),
    }),
    ...(specialist && {
      specialist: {
        level: specialist.level,
        upgrade: specialist.upgrade,
        points: specialist.points,
        perfection: specialist.perfection,
      },
    }),
  }
}

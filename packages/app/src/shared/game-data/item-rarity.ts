import { rarities, type Rarity } from '@olympus/ui/rarity-pips/rarities'

/** The color and pips of an item: its own rarity, else that of its kind. Unknown codes get the nearest. */
export function rarityOf(code: number | undefined, kind: string | null): Rarity {
  if (code === undefined) return rarities.find((rarity) => rarity === kind) ?? 'common'
  return rarities[Math.max(0, Math.min(code, rarities.length - 1))] ?? 'common'
}

/** Whether the portal has a name for the game's number of a rarity. */
export const hasRarityName = (code: number | undefined): boolean =>
  code === undefined || (code >= 0 && code < rarities.length)

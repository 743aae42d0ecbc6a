import type { DataOf } from '@olympus/contract/endpoint'
import { rarities } from '@olympus/contract/shop'
import type { WheelContents } from '@olympus/contract/wheel'
import type { getWheelLuck } from '@olympus/contract/fortune-wheel'

type Luck = DataOf<typeof getWheelLuck>

const isRareOrBetter = (contents: WheelContents): boolean =>
  contents.kind === 'item' && rarities.indexOf(contents.item.rarity) >= rarities.indexOf('rare')

/** How many rare items or better were drawn, and how many were to be expected. */
export function rareLuck({ rewards }: Luck): { readonly drawn: number; readonly expected: number } {
  const rare = rewards.filter(({ contents }) => isRareOrBetter(contents))
  return {
    drawn: rare.reduce((sum, { drawn }) => sum + drawn, 0),
    expected: rare.reduce((sum, { expected }) => sum + expected, 0),
  }
}

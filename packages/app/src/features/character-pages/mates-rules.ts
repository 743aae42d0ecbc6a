import type { CharacterItem } from '@olympus/contract/character-item'
import type { CharacterMate } from '@olympus/contract/character-mates'

/** What loyalty can reach. */
export const loyaltyMax = 1000

const partnerCode = 0
const petCode = 1

export const isPartner = ({ typeCode }: Pick<CharacterMate, 'typeCode'>): boolean => typeCode === partnerCode
export const isPet = ({ typeCode }: Pick<CharacterMate, 'typeCode'>): boolean => typeCode === petCode

interface MateGroups {
  readonly pets: readonly CharacterMate[]
  readonly partners: readonly CharacterMate[]
  /** Of types that the portal does not know. */
  readonly others: readonly CharacterMate[]
}

/** Each type in the order of the game. */
export const groupMates = (mates: readonly CharacterMate[]): MateGroups => ({
  pets: mates.filter(isPet),
  partners: mates.filter(isPartner),
  others: mates.filter((mate) => !isPet(mate) && !isPartner(mate)),
})

/** Slots of weapon, armor, gloves and boots, which every partner has. */
const partnerSlots = [0, 1, 3, 4]

interface GearPlace {
  readonly slot: number
  readonly item: CharacterItem | null
}

/** What a mate wears. The slots of a partner are there when they are empty too, before others. */
export function gearOf(mate: Pick<CharacterMate, 'items' | 'typeCode'>): GearPlace[] {
  const usual = isPartner(mate) ? partnerSlots : []
  const places = usual.map((slot) => ({
    slot,
    item: mate.items.find((worn) => worn.slot === slot)?.item ?? null,
  }))
  const placed = new Set<CharacterItem | null>(places.map(({ item }) => item))
  return [...places, ...mate.items.filter(({ item }) => !placed.has(item))]
}

/** The mate that is shown beside the list: the chosen one, else who accompanies the character. */
export function shownMate(
  mates: readonly CharacterMate[],
  chosenId: string | null,
): CharacterMate | undefined {
  const { partners } = groupMates(mates)
  const inTeam = [...partners, ...mates].find((mate) => mate.isInTeam)
  return mates.find(({ id }) => id === chosenId) ?? inTeam ?? mates[0]
}

/** The best rank stands out. */
export const isTopRank = (rank: string): boolean => rank.toUpperCase().startsWith('S')

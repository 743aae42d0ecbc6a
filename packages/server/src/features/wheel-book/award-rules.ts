interface AwardedCharacter {
  readonly id: number
  readonly isDeleted: boolean
}

/** An award that was given. */
export interface GivenAward {
  readonly characterId: number
  readonly tickets: number
}

/** What becomes of an award, by its character and by what was given under its ID before. */
export function awardEffect(
  tickets: number,
  character: AwardedCharacter | undefined,
  given: GivenAward | undefined,
) {
  if (!character) return 'UNKNOWN_CHARACTER'
  if (given)
    return given.characterId === character.id && given.tickets === tickets ? 'unchanged' : 'AWARD_MISMATCH'
  return character.isDeleted ? 'CHARACTER_DELETED' : 'applied'
}

import { sampleRoster } from '@olympus/api-client/mocks/sample-characters'

/** Where the browser remembers which character the sample player shops for. */
export const choiceKey = 'olympus-shop-character-20971'

/** A `beforeEach`: the player has chosen the first character before. */
export function chooseCharacter(): () => void {
  const [character] = sampleRoster.characters
  localStorage.setItem(choiceKey, String(character?.id))
  return () => localStorage.removeItem(choiceKey)
}

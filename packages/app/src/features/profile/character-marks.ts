import type { listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'
import { countdownParts, minutesLeft, type CountdownPart } from '@olympus/ui/countdown/countdown-model'

import { isDoomed } from '../../shared/character-choice-rules.ts'

type Answer = DataOf<typeof listCharacters>

/** `doomed`: is about to be deleted. The others are swaps that wait for the game. */
export type CharacterMark = 'doomed' | 'activating' | 'deactivating'

export function markOf(
  answer: Pick<Answer, 'openSelection' | 'pendingSwap'>,
  characterId: number,
): CharacterMark | null {
  if (isDoomed(answer, characterId)) return 'doomed'
  if (answer.pendingSwap?.characterId !== characterId) return null
  return answer.pendingSwap.kind === 'activate' ? 'activating' : 'deactivating'
}

/** When the next character can be activated: `closed` while a permanent selection is open. */
export type NextSwap =
  | { readonly kind: 'closed' | 'pending' | 'now' }
  | { readonly kind: 'later'; readonly left: readonly CountdownPart[] }

export function nextSwap(
  answer: Pick<Answer, 'openSelection' | 'pendingSwap' | 'activationAvailableAt'>,
  nowMs: number,
): NextSwap {
  if (answer.openSelection) return { kind: 'closed' }
  if (answer.pendingSwap) return { kind: 'pending' }
  const { activationAvailableAt } = answer
  const minutes = activationAvailableAt === null ? 0 : minutesLeft(Date.parse(activationAvailableAt) - nowMs)
  return minutes === 0 ? { kind: 'now' } : { kind: 'later', left: countdownParts(minutes) }
}

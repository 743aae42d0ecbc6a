import type { Swap } from '@olympus/contract/character-swapper'
import { sampleCharacters } from './sample-characters.ts'

const [kallistrate, , , phaidros, ianthe, melantho, drakontas] = sampleCharacters

const swapOf = (
  id: number,
  character: Swap['character'] | undefined,
  swap: Pick<Swap, 'kind' | 'slot' | 'requestedAt' | 'settledAt'> & Partial<Swap>,
): Swap => {
  if (!character) throw new Error('There is no such character')
  const { id: characterId, name, characterClass, className, element, faction } = character
  return {
    id,
    character: { id: characterId, name, characterClass, className, element, faction },
    state: 'applied',
    failureReason: null,
    gameServer: 'delphi',
    ...swap,
  }
}

/** Newest first. */
export const sampleSwaps: readonly Swap[] = [
  swapOf(906, kallistrate, {
    kind: 'activate',
    slot: 0,
    requestedAt: '2025-06-08T23:41:00Z',
    settledAt: '2025-06-08T23:41:08Z',
  }),
  swapOf(905, ianthe, {
    kind: 'deactivate',
    slot: null,
    requestedAt: '2025-06-06T08:42:00Z',
    settledAt: '2025-06-06T08:42:05Z',
  }),
  swapOf(904, melantho, {
    kind: 'deactivate',
    slot: null,
    requestedAt: '2025-05-16T19:05:00Z',
    settledAt: '2025-05-16T19:05:11Z',
  }),
  swapOf(903, phaidros, {
    kind: 'activate',
    slot: 3,
    requestedAt: '2025-05-14T22:05:00Z',
    settledAt: '2025-05-14T22:05:06Z',
  }),
  swapOf(902, phaidros, {
    kind: 'activate',
    slot: 3,
    requestedAt: '2025-05-14T21:30:00Z',
    settledAt: '2025-05-14T22:00:00Z',
    state: 'lapsed',
    gameServer: null,
  }),
  swapOf(901, drakontas, {
    kind: 'deactivate',
    slot: null,
    requestedAt: '2025-04-25T11:30:00Z',
    settledAt: '2025-04-25T11:30:09Z',
  }),
]

/** A swap that waits for the game. */
export const samplePendingSwap: Swap = swapOf(907, ianthe, {
  kind: 'activate',
  slot: 4,
  requestedAt: '2025-06-12T09:40:00Z',
  settledAt: null,
  state: 'pending',
  gameServer: null,
})

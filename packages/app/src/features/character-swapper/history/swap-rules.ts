import type { Swap } from '@olympus/contract/character-swapper'

const units = [
  ['day', 24 * 60 * 60],
  ['hour', 60 * 60],
  ['minute', 60],
  ['second', 1],
] as const

export interface Duration {
  readonly amount: number
  readonly unit: (typeof units)[number][0]
}

/** How long the game took to confirm a swap, in the largest unit that fits; at least a second. */
export function confirmationTime({
  requestedAt,
  settledAt,
}: Pick<Swap, 'requestedAt' | 'settledAt'>): Duration {
  const seconds = Math.max(
    1,
    Math.round((Date.parse(settledAt ?? requestedAt) - Date.parse(requestedAt)) / 1000),
  )
  const [unit, length] = units.find(([, each]) => seconds >= each) ?? ['second', 1]
  return { amount: Math.floor(seconds / length), unit }
}

/** Whether an activation was given back, so that it does not count for the week. */
export const isGivenBack = ({ kind, state }: Pick<Swap, 'kind' | 'state'>): boolean =>
  kind === 'activate' && (state === 'lapsed' || state === 'failed')

/** Returns integers from 0 to `below` - 1 in a sequence fixed by the seed (mulberry32). */
export type Draw = (below: number) => number

export function drawsSeededBy(seed: number): Draw {
  // The factor spreads neighboring seeds over the generator's states.
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x85ebca6b)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** One sequence for each use, so that none depends on how often another one has drawn. */
export interface Draws {
  readonly play: Draw
  readonly network: Draw
  readonly tasks: Draw
  readonly awards: Draw
  readonly scores: Draw
}

export function drawsOf(seed: number): Draws {
  const drawFor = (use: keyof Draws) => drawsSeededBy(numberOf(`${use} ${seed}`))
  return {
    play: drawFor('play'),
    network: drawFor('network'),
    tasks: drawFor('tasks'),
    awards: drawFor('awards'),
    scores: drawFor('scores'),
  }
}

export const between = (min: number, max: number, draw: Draw): number => min + draw(max - min + 1)

/** Whether something with this probability happens now. */
export const happens = (probability: number, draw: Draw): boolean => draw(1_000_000) < probability * 1_000_000

export function pick<T>(values: readonly T[], draw: Draw): T {
  const value = values[draw(values.length)]
  if (value === undefined) throw new Error('Cannot pick from an empty list')
  return value
}

/** Picks a value and removes it from the set. */
export function take<T>(values: Set<T>, draw: Draw): T {
  const value = pick([...values], draw)
  values.delete(value)
  return value
}

/** A seed, or any other number below 2^32, that belongs to a text (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

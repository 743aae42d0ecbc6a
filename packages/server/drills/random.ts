import { randomInt } from 'node:crypto'

export function pickRandom<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)]
  if (value === undefined) throw new Error('Cannot pick from an empty list')
  return value
}

export const isOneIn = (times: number): boolean => randomInt(times) === 0

/** Returns the values in random order. */
export const shuffled = <Value>(values: readonly Value[]): Value[] =>
  values
    .map((value) => ({ value, rank: Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ value }) => value)

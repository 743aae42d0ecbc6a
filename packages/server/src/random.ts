import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Cryptographic randomness, as a port that tests can replace. */
export interface Random {
  uuid(): string
  bytes(length: number): Buffer
  /** A uniform integer from 0 (inclusive) to `below` (exclusive). */
  int(below: number): number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (length) => randomBytes(length),
  int: (below) => randomInt(below),
}

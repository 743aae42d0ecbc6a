import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** Cryptographic randomness; a port so that tests can decide what is drawn. */
export interface Random {
  uuid(): string
  bytes(length: number): Buffer
  /** A whole number from 0 (included) to `below` (excluded), without bias. */
  int(below: number): number
}

export const systemRandom: Random = {
  uuid: () => randomUUID(),
  bytes: (length) => randomBytes(length),
  int: (below) => randomInt(below),
}

import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../failure.ts'
import { createGate, gateIsFull } from '../../limits/gate.ts'

/** Argon2id parameters, the defaults of the module. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 4
const maxQueued = 64

/** All hashes of this process have one key: hashing is slow by design. */
const everyone = createGate({ maxRunning, maxWaiting: maxQueued })
/** One network takes half of it at most, so that a flood from there leaves room for everybody else. */
const networks = createGate({ maxRunning: maxRunning / 2, maxWaiting: maxQueued / 2 })

let refusals = 0

/** How many hashes this process computes, how many wait, and how many it refused since its start. */
export interface PasswordQueue {
  readonly running: number
  readonly waiting: number
  readonly refusals: number
}

export function passwordQueue(): PasswordQueue {
  const { running, waiting } = everyone.load()
  return { running, waiting: waiting + networks.load().waiting, refusals }
}

/** Runs when it is the turn of the network. Throws SERVICE_UNAVAILABLE when there is no place to wait. */
async function inTurn<Value>(network: string, act: () => Promise<Value>): Promise<Value> {
  const value = await networks.run(network, () => everyone.run('hash', act))
  if (value !== gateIsFull) return value
  refusals += 1
  throw new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 })
}

const normalized = (password: string) => password.normalize('NFKC')

/** Hashes with Argon2id. Text that differs only in its Unicode form is the same password. */
export const hashPassword = (password: string, network: string): Promise<string> =>
  inTurn(network, () => hash(normalized(password), parameters))

/** Stored instead of a hash when no password is valid: the account is deleted, or needs a reset by email. */
export const noPassword = 'none'

interface Comparison {
  /** The network that asks. */
  readonly network: string
  readonly compare?: typeof verify
}

let dummyHash: Promise<string> | undefined

/**
 * Compares a password with its hash. Takes the same time without a hash, so that timing reveals no accounts.
 * Throws SERVICE_UNAVAILABLE when the queue is full.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  { network, compare = verify }: Comparison,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', parameters)
  const usableHash = passwordHash === noPassword ? undefined : passwordHash
  const compared = usableHash ?? (await dummyHash)
  const isRight = await inTurn(network, () => compare(compared, normalized(password)))
  return isRight && usableHash !== undefined
}

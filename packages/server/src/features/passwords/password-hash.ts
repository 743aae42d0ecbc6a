import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../failure.ts'

/** Argon2id parameters, the defaults of the module. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 4
const maxQueued = 64

let running = 0
const queue: (() => void)[] = []

/** Limits concurrent hashing, which is slow by design. Throws SERVICE_UNAVAILABLE when the queue is full. */
async function withHashingSlot<Value>(act: () => Promise<Value>): Promise<Value> {
  if (running >= maxRunning) {
    if (queue.length >= maxQueued) throw new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 })
    // A finished call passes its slot on, so `running` does not change.
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await act()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

const normalized = (password: string) => password.normalize('NFKC')

/** Hashes with Argon2id. Text that differs only in its Unicode form is the same password. */
export const hashPassword = (password: string): Promise<string> =>
  withHashingSlot(() => hash(normalized(password), parameters))

/** Stored instead of a hash when no password is valid: the account is deleted, or needs a reset by email. */
export const noPassword = 'none'

let dummyHash: Promise<string> | undefined

/**
 * Compares a password with its hash. Takes the same time without a hash, so that timing reveals no accounts.
 * Throws SERVICE_UNAVAILABLE when the queue is full.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  compare = verify,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', parameters)
  const usableHash = passwordHash === noPassword ? undefined : passwordHash
  const compared = usableHash ?? (await dummyHash)
  const isRight = await withHashingSlot(() => compare(compared, normalized(password)))
  return isRight && usableHash !== undefined
}

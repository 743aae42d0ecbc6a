import { hash, verify } from '@node-rs/argon2'
import { Failure } from '../../failure.ts'

/** Of Argon2id, the module's default. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const maxRunning = 4
const maxQueued = 64

let running = 0
const queue: (() => void)[] = []

/** Hashing is made to be slow: more of it than the processors can do must wait, and more than can wait is refused. */
async function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
  if (running >= maxRunning) {
    if (queue.length >= maxQueued) throw new Failure('SERVICE_UNAVAILABLE', { retryAfterSeconds: 2 })
    // Whoever finishes hands its place on, so `running` stays as it is.
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

const prepared = (password: string) => password.normalize('NFKC')

/** Argon2id. The same text typed on another keyboard, in another Unicode form, is the same password. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(prepared(password), parameters))

/** Stands in place of a hash where no password is right: the player is gone, or has to set one by mail. */
export const noPassword = 'none'

let dummyHash: Promise<string> | undefined

/** Compares in the same time whether or not there is a hash to compare with. Throws Failure SERVICE_UNAVAILABLE when too many wait. */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
  compare = verify,
): Promise<boolean> {
  dummyHash ??= hash('nobody has this password', parameters)
  const known = passwordHash === noPassword ? undefined : passwordHash
  const compared = known ?? (await dummyHash)
  const isRight = await inTurn(() => compare(compared, prepared(password)))
  return isRight && known !== undefined
}

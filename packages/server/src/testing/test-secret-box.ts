import { systemRandom } from '../random.ts'
import { createSecretBox } from '../secrets/secret-box.ts'

/** The secret box shared by tests and test apps, so that each can open what the other sealed. */
export const testSecretBox = createSecretBox(Buffer.alloc(32, 'a key for tests'), systemRandom)

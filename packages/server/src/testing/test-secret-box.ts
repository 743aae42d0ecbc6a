import { systemRandom } from '../random.ts'
import { createSecretBox } from '../secrets/secret-box.ts'

/** The secret box of every test app, so that a test can open what an app sealed and the other way round. */
export const testSecretBox = createSecretBox(Buffer.alloc(32, 'a key for tests'), systemRandom)

import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { OnActivated } from '../auth/activate-account.ts'

/** Dependencies of account recovery. */
export interface RecoveryContext {
  readonly config: Pick<Config, 'disclosesUnknownEmail' | 'passwordMinLength' | 'publicUrl'>
  readonly database: Database
  readonly random: Random
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly onActivated: OnActivated
  /** Applies the end of a session at once in this process. */
  readonly forgetSession: (sessionId: string) => void
}

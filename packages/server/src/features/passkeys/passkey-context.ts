import type { Database } from '../../database/database.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Random } from '../../random.ts'
import type { RelyingParty } from './relying-party.ts'

export interface PasskeyContext {
  readonly database: Database
  readonly random: Random
  readonly limiter: Limiter
  readonly relyingParty: RelyingParty
}

import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { z } from '@olympus/contract/schema'
import type { rotateSeed as endpoint } from '@olympus/contract/fortune-wheel'
import type { SeedChoice } from '@olympus/contract/wheel'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { accountView } from './account-view.ts'
import { activateSeed } from './activate-seed.ts'
import { lockPreparedAccount } from './prepare-account.ts'
import type { SeedPorts } from './seeds.ts'
import { readStanding } from './standing.ts'

interface RotateRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly choice: z.output<typeof SeedChoice>
}

/** Reveals the active seed, if there is one, and activates the next one with the number of the player. */
export async function rotateSeed(
  transaction: Transaction,
  ports: SeedPorts,
  { accountId, locale, choice }: RotateRequest,
): Promise<DataOf<typeof endpoint> | Failure<'SEED_CHANGED'>> {
  const prepared = await lockPreparedAccount(transaction, ports, accountId)
  const activated = await activateSeed(transaction, ports, { standing: prepared, choice })
  if (activated instanceof Failure) return activated
  await publish(transaction, accountId, { kind: 'wheel-changed' })
  const standing = await readStanding(transaction, accountId)
  return { ...activated, account: await accountView(transaction, ports, { standing, locale }) }
}

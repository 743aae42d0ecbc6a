import type { SeedChoice } from '@olympus/contract/wheel'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { commitSeed, type RevealedSeed, revealSeed, type SeedPorts } from './seeds.ts'
import type { Standing } from './standing.ts'
import { canActivate } from './standing-decisions.ts'

/**
 * Activates the next seed with the number of the player, and makes another next one. A seed that was active
 * is revealed. Returns SEED_CHANGED unless the player chose for the fingerprint of that very seed.
 */
export async function activateSeed(
  transaction: Transaction,
  ports: SeedPorts,
  { standing, choice }: { readonly standing: Standing; readonly choice: z.output<typeof SeedChoice> },
): Promise<{ readonly revealed: RevealedSeed | null } | Failure<'SEED_CHANGED'>> {
  const { accountId, active, next, now } = standing
  if (!next || !canActivate(standing, choice.nextSeedHash)) return new Failure('SEED_CHANGED')
  const revealed = active && (await revealSeed(transaction, ports, { accountId, seed: active, now }))
  await transaction.execute(sql`
    update wheel_seed set state = 'active', client_seed = ${choice.clientSeed}, activated_at = ${now}
    where id = ${next.id}`)
  await commitSeed(transaction, ports, standing)
  return { revealed }
}

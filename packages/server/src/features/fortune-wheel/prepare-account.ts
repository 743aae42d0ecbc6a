import type { Transaction } from '../../database/database.ts'
import { lockWheelAccount } from '../wheel-book/lock-wheel-account.ts'
import { commitSeed, type SeedPorts, voidSeed } from './seeds.ts'
import { readStanding, type Standing } from './standing.ts'
import { needsPreparation } from './standing-decisions.ts'

/**
 * Makes what a locked account is missing, and replaces a next seed whose table was replaced, before anybody
 * sees it or chooses a number for it. Resolves with where the account stands then.
 */
export async function prepareAccount(
  transaction: Transaction,
  ports: SeedPorts,
  standing: Standing,
): Promise<Standing> {
  if (!needsPreparation(standing)) return standing
  if (standing.next) await voidSeed(transaction, ports, { seed: standing.next, now: standing.now })
  await commitSeed(transaction, ports, standing)
  return readStanding(transaction, standing.accountId)
}

/** Locks the wheel account, prepares it and reads where it stands. */
export async function lockPreparedAccount(
  transaction: Transaction,
  ports: SeedPorts,
  accountId: number,
): Promise<Standing> {
  await lockWheelAccount(transaction, accountId)
  return prepareAccount(transaction, ports, await readStanding(transaction, accountId))
}

import type { LocaleCode } from '@olympus/contract/locales'
import type { WheelAccount } from '@olympus/contract/wheel'
import type { Ports } from '../ports.ts'
import { accountView } from './account-view.ts'
import { lockPreparedAccount } from './prepare-account.ts'
import type { SeedPorts } from './seeds.ts'
import { readStanding } from './standing.ts'
import { needsPreparation } from './standing-decisions.ts'

interface Request {
  readonly accountId: number
  readonly locale: LocaleCode
}

/** The wheel account of a player. Writes only what is missing or replaced. */
export async function getWheelAccount(
  ports: Pick<Ports, 'database'> & SeedPorts,
  { accountId, locale }: Request,
): Promise<WheelAccount> {
  const { database } = ports
  const read = await readStanding(database, accountId)
  const standing = needsPreparation(read)
    ? await database.transaction((transaction) => lockPreparedAccount(transaction, ports, accountId), {
        isRepeatable: true,
      })
    : read
  return accountView(database, ports, { standing, locale })
}

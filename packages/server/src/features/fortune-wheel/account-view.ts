import type { LocaleCode } from '@olympus/contract/locales'
import type { Spin, WheelAccount } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Ports } from '../ports.ts'
import { limitView } from './limit-view.ts'
import { readSpin } from './spin-view.ts'
import type { ActiveSeed, Standing } from './standing.ts'
import { revealsAtOf, spinsSinceJackpotOf, usableSeed } from './standing-decisions.ts'
import { tableOf } from './wheel-tables.ts'

const activeView = (seed: ActiveSeed): WheelAccount['activeSeed'] => ({
  seedHash: seed.seedHash.toString('hex'),
  clientSeed: seed.clientSeed,
  tableVersion: seed.table.version,
  spins: seed.spins,
  activatedAt: seed.activatedAt.toISOString(),
  revealsAt: revealsAtOf(seed).toISOString(),
})

/** The newest spin of the account, unless the player has seen it. */
const readUnseen = async (queries: Queries, standing: Standing, locale: LocaleCode): Promise<Spin | null> => {
  const { accountId, spins, seenSpins } = standing
  if (spins === seenSpins) return null
  return readSpin(queries, sql`spin.account_id = ${accountId} and spin.spin_no = ${spins}`, locale)
}

/** A prepared account as its player sees it. Give the newest spin if it is known. */
export async function accountView(
  queries: Queries,
  { wheelTables }: Pick<Ports, 'wheelTables'>,
  {
    standing,
    locale,
    newest,
  }: { readonly standing: Standing; readonly locale: LocaleCode; readonly newest?: Spin },
): Promise<WheelAccount> {
  const { tickets, tokens, spins, next } = standing
  if (!next) throw new Error('The wheel account is not prepared')
  const active = usableSeed(standing)
  const { table } = active ?? next
  return {
    tickets,
    tokens,
    spins,
    spinsSinceJackpot: spinsSinceJackpotOf(spins),
    limit: await limitView(queries, standing),
    table: tableOf(table, await wheelTables.read(queries, table.version), locale),
    activeSeed: active && activeView(active),
    nextSeed: {
      seedHash: next.seedHash.toString('hex'),
      tableVersion: next.table.version,
      committedAt: next.committedAt.toISOString(),
    },
    unseenSpin: newest ?? (await readUnseen(queries, standing, locale)),
  }
}

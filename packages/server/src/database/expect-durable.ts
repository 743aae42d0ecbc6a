import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'
import { StartError } from '../start-error.ts'

/** If one is off, a crash or a power failure loses acknowledged commits or tears pages of the database. */
const durabilitySettings = ['fsync', 'synchronous_commit', 'full_page_writes']

/** The settings of this connection under which acknowledged commits may be lost. */
export async function lossySettings(queries: Queries): Promise<string[]> {
  const rows = await queries.query<{ name: string }>(
    sql`select name from unnest(${durabilitySettings}::text[]) with ordinality as wanted (name, place)
        where current_setting(name) = 'off' order by place`,
  )
  return rows.map(({ name }) => name)
}

/** Checks that acknowledged commits survive a power failure. Real payments require that. */
export async function expectDurable(
  queries: Queries,
  { stripe }: Pick<Config, 'stripe'>,
  log: Log,
): Promise<void> {
  const lossy = await lossySettings(queries)
  if (lossy.length === 0) return log.info('durability: full')
  const fix = lossy.map((name) => `set ${name} = on`).join(', ')
  if (stripe?.secretKey.includes('_live_'))
    throw new StartError(`The database server would lose payments in a crash: ${fix}`)
  log.warn(`durability: limited; the database server may lose commits in a crash: ${fix}`)
}

import sql from 'sql-template-tag'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Queries } from './database.ts'

/** Checks that acknowledged commits survive a power failure. Real payments require that. */
export async function expectDurable(
  queries: Queries,
  { stripe }: Pick<Config, 'stripe'>,
  log: Log,
): Promise<void> {
  const { fsync } = await queries.one<{ fsync: string }>(sql`select current_setting('fsync') as fsync`)
  if (fsync === 'on') return log.info('durability: full')
  if (stripe?.secretKey.includes('_live_'))
    throw new Error('The database server runs with fsync off and would lose payments: set fsync = on')
  log.warn('durability: none; the database server runs with fsync off')
}

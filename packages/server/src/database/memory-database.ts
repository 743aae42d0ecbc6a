import type { PGlite } from '@electric-sql/pglite'
import { silentLog } from '../log.ts'
import type { Database } from './database.ts'
import { embeddedPool } from './embedded/embedded-database.ts'
import { openEngine, Session, volatileParameters } from './embedded/engine.ts'
import { createNotices } from './notices/notices.ts'
import { createPooledDatabase } from './pooled-database.ts'
import { embeddedOwner } from './rights/serving-role.ts'

const maxWaiting = 10_000

export interface MemoryDatabase extends Database {
  /** An image of the whole database. Another database opens from it quickly. */
  snapshot(): Promise<Blob>
}

const newEngine = (snapshot: Blob | undefined): Promise<PGlite> =>
  openEngine({
    startParams: volatileParameters,
    ...(snapshot ? { loadDataDir: snapshot } : { initDbStartParams: ['--wal-segsize=1'] }),
  })

/** A database in memory for tests. It uses the same wire protocol as the others. */
export async function openMemory(snapshot?: Blob, role = embeddedOwner): Promise<MemoryDatabase> {
  const engine = await newEngine(snapshot)
  const database = createPooledDatabase({
    pool: embeddedPool(new Session(engine), silentLog, () => role),
    maxWaiting,
    reservedConnections: 0,
    notices: createNotices(null, silentLog),
    onClose: () => engine.close(),
  })
  return { ...database, snapshot: () => engine.dumpDataDir('none') }
}

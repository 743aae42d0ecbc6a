import type { PGlite } from '@electric-sql/pglite'
import { silentLog } from '../log.ts'
import type { Database } from './database.ts'
import { embeddedPool } from './embedded/embedded-database.ts'
import { openEngine, Session, volatileParameters } from './embedded/engine.ts'
import { pooledDatabase } from './pooled-database.ts'

const maxWaiting = 10_000

export interface MemoryDatabase extends Database {
  /** An image of the whole database, from which another one opens in a moment. */
  snapshot(): Promise<Blob>
}

const newEngine = (snapshot: Blob | undefined): Promise<PGlite> =>
  openEngine({
    startParams: volatileParameters,
    ...(snapshot ? { loadDataDir: snapshot } : { initDbStartParams: ['--wal-segsize=1'] }),
  })

/** A database in the memory of this process, spoken to over the same wire as the others; for tests. */
export async function openMemory(snapshot?: Blob): Promise<MemoryDatabase> {
  const engine = await newEngine(snapshot)
  const database = pooledDatabase({
    pool: embeddedPool(new Session(engine), silentLog),
    maxWaiting,
    onClose: () => engine.close(),
  })
  return { ...database, snapshot: () => engine.dumpDataDir('none') }
}

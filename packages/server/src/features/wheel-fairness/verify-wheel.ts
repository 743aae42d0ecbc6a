import type { Database } from '../../database/database.ts'
import { createStatementReader } from './statement-reader.ts'
import { verifyBook } from './verify-book.ts'
import { verifyLog } from './verify-log.ts'
import { verifySpins } from './verify-spins.ts'

export interface WheelReport {
  readonly problems: readonly string[]
  /** In the public log. */
  readonly entries: number
  readonly spins: number
  /** Spins of revealed seeds. */
  readonly recomputed: number
}

/** Computes everything again that the wheel states and stores. Players can go on meanwhile. */
export async function verifyWheel(database: Database): Promise<WheelReport> {
  const read = await createStatementReader(database)
  const log = await verifyLog(database, read)
  const drawn = await verifySpins(database, read)
  const book = await verifyBook(database)
  return { ...log, ...drawn, problems: [...log.problems, ...drawn.problems, ...book] }
}

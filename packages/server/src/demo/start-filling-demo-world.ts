import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Background } from '../repeated.ts'
import { besideRequests } from './beside-requests.ts'
import { fillDemoBoards } from './boards/fill-demo-boards.ts'
import { fillDemoStatistics } from './fill-demo-statistics.ts'

/** Fills the large parts of the demo world. */
export const startFillingDemoWorld = (
  database: Database,
  ports: { readonly log: Log; readonly now: Date },
): readonly Background[] => [
  besideRequests('demo statistics', ports, (filling) => fillDemoStatistics(database, filling)),
  besideRequests('demo boards', ports, (filling) => fillDemoBoards(database, filling)),
]

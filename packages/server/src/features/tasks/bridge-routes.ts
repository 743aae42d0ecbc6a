import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import type { Ports } from '../ports.ts'
import { confirmTasks } from './confirm-tasks.ts'
import { extendLeases } from './extend-leases.ts'
import { rejectTask } from './reject-task.ts'
import { retryTasks } from './retry-tasks.ts'
import { waitForTasks } from './wait-for-tasks.ts'

export const tasksBridgeRoutes = (
  ports: Pick<Ports, 'database' | 'metrics' | 'taskNotices'>,
): BridgeHandlers<'claimTasks' | 'confirmTasks' | 'extendLeases' | 'rejectTasks' | 'retryTasks'> => ({
  claimTasks: (call) => waitForTasks(ports, call),
  confirmTasks: {
    together: (transaction, { gameServer: { worlds } }, entries) =>
      confirmTasks(transaction, { worlds, entries }),
  },
  retryTasks: {
    together: (transaction, { gameServer: { worlds } }, entries) =>
      retryTasks(transaction, { worlds, entries }),
  },
  // Entries lock ledger accounts, which no other order of locks may follow.
  rejectTasks: { each: (entry, { gameServer: { worlds } }) => rejectTask(ports.database, worlds, entry) },
  extendLeases: {
    together: (transaction, { gameServer: { worlds } }, entries) =>
      extendLeases(transaction, { worlds, entries }),
  },
})

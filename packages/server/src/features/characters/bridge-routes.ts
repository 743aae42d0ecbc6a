import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import type { Ports } from '../ports.ts'
import { reportCharacters } from './report-characters.ts'
import { reportDeletedCharacter } from './report-deleted-characters.ts'

export const charactersBridgeRoutes = ({
  config: { maxActiveSlots },
  database,
}: Pick<Ports, 'config' | 'database'>): BridgeHandlers<'reportCharacters' | 'reportDeletedCharacters'> => ({
  reportCharacters: {
    together: (transaction, origin, entries) =>
      reportCharacters(transaction, { origin, maxActiveSlots }, entries),
  },
  reportDeletedCharacters: {
    each: (deletion, origin) => reportDeletedCharacter(database, origin, deletion),
  },
})

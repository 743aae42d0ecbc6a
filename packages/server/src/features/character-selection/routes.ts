import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { cancelSelection } from './cancel-selection.ts'
import { confirmSelection } from './confirm-selection.ts'
import { listSelections } from './list-selections.ts'
import { previewSelection } from './preview-selection.ts'

export const characterSelectionRoutes = ({
  config: { selectionCoolingOffHours: coolingOffHours },
  database,
  publicUrl,
}: Pick<Ports, 'config' | 'database' | 'publicUrl'>): Handlers<
  'previewSelection' | 'confirmSelection' | 'cancelSelection' | 'listSelections'
> => ({
  previewSelection: ({ session: { accountId }, body }) =>
    previewSelection(database, { ...body, accountId, coolingOffHours }),
  confirmSelection: ({ transaction, session: { accountId }, body, client, idempotencyKey }) =>
    confirmSelection(transaction, {
      ...body,
      accountId,
      coolingOffHours,
      publicUrl,
      requestKey: idempotencyKey,
      locale: client.locale,
      userAgent: client.userAgent,
    }),
  cancelSelection: ({ transaction, session: { accountId } }) =>
    cancelSelection(transaction, accountId, publicUrl),
  listSelections: async ({ session: { accountId } }) => ({
    selections: await listSelections(database, accountId),
  }),
})

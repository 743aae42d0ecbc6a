import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const characterSelectionExport: readonly ExportSection[] = [
  {
    name: 'character-selections',
    description: {
      en: 'your permanent selections: which characters stay, which are deleted, and what became of their items',
      de: 'deine endgültigen Auswahlen: welche Charaktere bleiben, welche gelöscht werden und was aus ihren Gegenständen wurde',
    },
    columns: [
      'id',
      'state',
      'kept_ids',
      'deleted_ids',
      'heir_id',
      'confirmed_items',
      'final_items',
      'locale',
      'cooling_off_hours',
      'confirmed_at',
      'confirmed_with',
      'due_at',
      'started_at',
      'ended_at',
      'cancellation',
    ],
    from: (accountId) => sql`from character_selection where account_id = ${accountId} order by id`,
  },
  {
    name: 'character-selection-tasks',
    description: {
      en: 'which tasks your permanent selections gave to game servers',
      de: 'welche Aufgaben deine endgültigen Auswahlen an Spielserver gestellt haben',
    },
    columns: ['selection_id', 'step', 'character_id', 'task_id'],
    from: (accountId) =>
      sql`from character_selection_task join character_selection on character_selection.id = selection_id
          where account_id = ${accountId} order by task_id`,
  },
]

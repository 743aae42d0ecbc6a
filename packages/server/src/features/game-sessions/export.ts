import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const gameSessionsExport: readonly ExportSection[] = [
  {
    name: 'game-sessions',
    description: {
      en: 'when your characters were in the game',
      de: 'wann deine Charaktere im Spiel waren',
    },
    columns: [
      'game_session.id as id',
      'character_id',
      'game_server.name as game_server',
      'started_at',
      'state',
      'ended_at',
      'end_reason',
    ],
    from: (accountId) =>
      sql`from game_session join game_server on game_server.id = game_server_id
          where account_id = ${accountId} order by started_at, game_session.id`,
  },
]

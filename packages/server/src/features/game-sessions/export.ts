import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const gameSessionsExport: readonly ExportSection[] = [
  {
    name: 'game-sessions',
    description: {
      cn: '你的角色在游戏中的时间',
      hk: '你的角色在遊戲中的時間',
      cz: 'kdy byly tvoje postavy ve hře',
      de: 'wann deine Charaktere im Spiel waren',
      en: 'when your characters were in the game',
      es: 'cuándo han estado tus personajes en el juego',
      fr: 'quand tes personnages étaient en jeu',
      it: 'quando i tuoi personaggi sono stati in gioco',
      pl: 'kiedy twoje postacie były w grze',
      tr: 'karakterlerinin oyunda olduğu zamanlar',
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

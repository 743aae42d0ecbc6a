import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const leaderboardsExport: readonly ExportSection[] = [
  {
    name: 'board-entries',
    description: {
      cn: '你的角色在排行榜上的成绩，包括隐藏期间的成绩',
      hk: '你的角色在排行榜上的成績，包括隱藏期間的成績',
      cz: 'výsledky tvých postav v žebříčcích, i když jsou skryté',
      de: 'die Ergebnisse deiner Charaktere in den Ranglisten, auch während sie verborgen sind',
      en: 'the scores of your characters on the leaderboards, also while they are hidden',
      es: 'las puntuaciones de tus personajes en las clasificaciones, también mientras están ocultos',
      fr: 'les scores de tes personnages dans les classements, même quand ils sont masqués',
      it: 'i punteggi dei tuoi personaggi nelle classifiche, anche mentre sono nascosti',
      pl: 'wyniki twoich postaci w rankingach, także gdy są ukryte',
      tr: 'karakterlerinin sıralamalardaki skorları, gizli oldukları zamanlar dahil',
    },
    columns: [
      'character_id',
      'board',
      'boss',
      'season',
      "case board when 'raid-records' then sort_key else -sort_key end as score",
      'reached_at',
      'figures',
      'party',
      'is_ranked',
      'reported_at',
    ],
    from: (accountId) =>
      sql`from board_entry join board_season on board_season.id = season_id
          join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id, season_id`,
  },
  {
    name: 'board-ranks',
    description: {
      cn: '你的角色在每日结束时的名次',
      hk: '你的角色在每日結束時的名次',
      cz: 'pořadí tvých postav na konci jednotlivých dnů',
      de: 'die Plätze, die deine Charaktere am Ende der einzelnen Tage hatten',
      en: 'the ranks that your characters had at the end of days',
      es: 'los puestos que tenían tus personajes al final de cada día',
      fr: 'les rangs de tes personnages à la fin de chaque jour',
      it: 'i posti che i tuoi personaggi avevano alla fine di ogni giorno',
      pl: 'miejsca, które twoje postacie zajmowały na koniec każdego dnia',
      tr: 'karakterlerinin gün sonlarındaki sıraları',
    },
    columns: ['character_id', 'board', 'boss', 'season', 'day', 'rank'],
    from: (accountId) =>
      sql`from board_rank_day join board_season on board_season.id = season_id
          join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id, season_id, day`,
  },
]

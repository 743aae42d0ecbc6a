import sql, { raw } from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

const of = (table: string, order: string) => (accountId: number) =>
  sql`from ${raw(table)} join character on character.id = character_id
      where character.account_id = ${accountId} order by ${raw(order)}`

export const statisticsExport: readonly ExportSection[] = [
  {
    name: 'statistics',
    description: {
      cn: '游戏对你的角色的统计，包括最佳日和里程碑',
      hk: '遊戲對你的角色的統計，包括最佳日和里程碑',
      cz: 'co hra napočítala tvým postavám, s nejlepšími dny a milníky',
      de: 'was das Spiel von deinen Charakteren gezählt hat, mit besten Tagen und Meilensteinen',
      en: 'what the game has counted of your characters, with best days and milestones',
      es: 'lo que el juego ha contado de tus personajes, con los mejores días y los hitos',
      fr: 'ce que le jeu a compté pour tes personnages, avec les meilleurs jours et les étapes',
      it: 'ciò che il gioco ha contato dei tuoi personaggi, con i giorni migliori e i traguardi',
      pl: 'to, co gra zliczyła twoim postaciom, z najlepszymi dniami i kamieniami milowymi',
      tr: 'oyunun karakterlerin için saydıkları, en iyi günler ve dönüm noktalarıyla',
    },
    columns: [
      'character_id',
      'captured_at',
      'counter_epoch',
      'counters',
      'breakdowns',
      'week_hours',
      'best_times',
      'latest',
      'records',
      'milestones',
      'counted_since',
      'last_day',
      'days_in_a_row',
    ],
    from: of('character_statistic', 'character_id'),
  },
  {
    name: 'statistic-days',
    description: {
      cn: '你的角色每天的统计',
      hk: '你的角色每天的統計',
      cz: 'co se tvým postavám napočítalo v jednotlivých dnech',
      de: 'was an jedem Tag von deinen Charakteren gezählt wurde',
      en: 'what was counted of your characters on each day',
      es: 'lo que se contó de tus personajes cada día',
      fr: 'ce qui a été compté pour tes personnages chaque jour',
      it: 'ciò che è stato contato dei tuoi personaggi ogni giorno',
      pl: 'to, co zliczono twoim postaciom każdego dnia',
      tr: 'karakterlerin için her gün sayılanlar',
    },
    columns: ['character_id', 'day', 'counters', 'breakdowns'],
    from: of('statistic_day', 'character_id, day'),
  },
  {
    name: 'statistic-weeks',
    description: {
      cn: '你的角色每周的统计，跨月的周分为两部分',
      hk: '你的角色每週的統計，跨月的週分為兩部分',
      cz: 'co se tvým postavám napočítalo v jednotlivých týdnech, rozdělených na konci měsíce',
      de: 'was in jeder Woche, geteilt am Monatsende, von deinen Charakteren gezählt wurde',
      en: 'what was counted of your characters in each week, divided at the end of a month',
      es: 'lo que se contó de tus personajes cada semana, dividida al final del mes',
      fr: 'ce qui a été compté pour tes personnages chaque semaine, divisée à la fin du mois',
      it: 'ciò che è stato contato dei tuoi personaggi ogni settimana, divisa alla fine del mese',
      pl: 'to, co zliczono twoim postaciom w każdym tygodniu, z podziałem na koniec miesiąca',
      tr: 'karakterlerin için her hafta sayılanlar, ay sonunda bölünmüş olarak',
    },
    columns: ['character_id', 'week', 'counters'],
    from: of('statistic_week', 'character_id, week'),
  },
]

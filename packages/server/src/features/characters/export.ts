import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const charactersExport: readonly ExportSection[] = [
  {
    name: 'characters',
    description: {
      en: 'your characters, as the game servers report them',
      de: 'deine Charaktere, wie die Spielserver sie melden',
    },
    columns: [
      'id',
      'name',
      'world',
      'game_id',
      'class_code',
      'class_name',
      'element',
      'faction',
      'level',
      'hero_level',
      'job_level',
      'reputation',
      'hp',
      'attack_min',
      'attack_max',
      'defense',
      'resistances',
      'achievement_points',
      'gold',
      'bank_money',
      'online_seconds',
      'is_active',
      'slot',
      'deleted_at',
      'activated_at',
      'deactivated_at',
      'created_at',
    ],
    from: (accountId) => sql`from character where account_id = ${accountId} order by id`,
  },
  {
    name: 'character-sections',
    description: {
      en: 'what the game servers report of your characters: equipment, inventory, pets and partners, and more',
      de: 'was die Spielserver über deine Charaktere melden: Ausrüstung, Inventar, Haustiere und Gefährten und mehr',
    },
    columns: ['character_id', 'section', 'body', 'changed_at'],
    from: (accountId) =>
      sql`from character_section join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id, section`,
  },
  {
    name: 'character-names',
    description: {
      en: 'all names that your characters have had',
      de: 'alle Namen, die deine Charaktere hatten',
    },
    columns: ['character_id', 'character_name_history.name as name', 'used_from'],
    from: (accountId) =>
      sql`from character_name_history join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id, used_from`,
  },
  {
    name: 'character-privacy',
    description: {
      en: 'what you have opened to other players of your characters, and which of them leaderboards hide',
      de: 'was du anderen von deinen Charakteren zeigst und welche von ihnen die Ranglisten verbergen',
    },
    columns: ['character_id', 'opened_details', 'is_hidden_from_leaderboards', 'changed_at'],
    from: (accountId) =>
      sql`from character_privacy join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id`,
  },
  {
    name: 'character-visits',
    description: {
      en: 'what you saw on your last two visits of the page of a character',
      de: 'was du bei deinen letzten zwei Besuchen der Seite eines Charakters gesehen hast',
    },
    columns: ['character_id', 'seen', 'seen_at', 'last_seen', 'last_seen_at'],
    from: (accountId) =>
      sql`from character_visit join character on character.id = character_id
          where character.account_id = ${accountId} order by character_id`,
  },
]

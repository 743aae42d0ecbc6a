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
      'character_class',
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
      'swapped_at',
      'created_at',
    ],
    from: (accountId) => sql`from character where account_id = ${accountId} order by id`,
  },
]

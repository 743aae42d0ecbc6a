import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const equipmentLinksExport: readonly ExportSection[] = [
  {
    name: 'equipment-links',
    description: {
      en: 'your links to the equipment of your characters, with what they show',
      de: 'deine Links zur Ausrüstung deiner Charaktere, mit dem, was sie zeigen',
    },
    columns: [
      'character_id',
      "'/equipment/' || key as link",
      'equipment_link.name as name',
      'equipment_link.level as level',
      'equipment_link.hero_level as hero_level',
      'items',
      'captured_at',
      'equipment_link.created_at as created_at',
    ],
    from: (accountId) =>
      sql`from equipment_link join character on character.id = character_id
          where character.account_id = ${accountId} order by created_at`,
  },
]

import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const equipmentLinksExport: readonly ExportSection[] = [
  {
    name: 'equipment-links',
    description: {
      cn: '你的角色装备链接及其显示的内容',
      hk: '你的角色裝備連結及其顯示的內容',
      cz: 'tvoje odkazy na výbavu postav a co zobrazují',
      de: 'deine Links zur Ausrüstung deiner Charaktere, mit dem, was sie zeigen',
      en: 'your links to the equipment of your characters, with what they show',
      es: 'tus enlaces al equipamiento de tus personajes, con lo que muestran',
      fr: 'tes liens vers l’équipement de tes personnages, avec ce qu’ils montrent',
      it: 'i tuoi link all’equipaggiamento dei tuoi personaggi, con ciò che mostrano',
      pl: 'twoje linki do ekwipunku twoich postaci wraz z tym, co pokazują',
      tr: 'karakterlerinin ekipmanına verdiğin bağlantılar ve gösterdikleri',
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

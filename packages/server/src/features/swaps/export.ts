import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const swapsExport: readonly ExportSection[] = [
  {
    name: 'character-swaps',
    description: {
      cn: '你启用和停用角色的时间',
      hk: '你啟用和停用角色的時間',
      cz: 'kdy byly tvoje postavy aktivovány a deaktivovány',
      de: 'wann du Charaktere aktivieren und deaktivieren ließt',
      en: 'when you had characters activated and deactivated',
      es: 'cuándo has activado y desactivado personajes',
      fr: 'quand tu as activé et désactivé des personnages',
      it: 'quando hai attivato e disattivato personaggi',
      pl: 'kiedy twoje postacie były aktywowane i dezaktywowane',
      tr: 'karakterlerini ne zaman etkinleştirdiğin ve devre dışı bıraktığın',
    },
    columns: ['id', 'character_id', 'kind', 'slot', 'task_id', 'state', 'requested_at', 'settled_at'],
    from: (accountId) => sql`from character_swap where account_id = ${accountId} order by id`,
  },
]

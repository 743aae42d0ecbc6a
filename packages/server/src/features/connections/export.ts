import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const connectionsExport: readonly ExportSection[] = [
  {
    name: 'connections',
    description: {
      cn: '你绑定的账号',
      hk: '你綁定的帳號',
      cz: 'účty, které máš propojené',
      de: 'die Konten, die du verbunden hast',
      en: 'the accounts you connected',
      es: 'las cuentas que has conectado',
      fr: 'les comptes que tu as associés',
      it: 'gli account che hai collegato',
      pl: 'połączone przez ciebie konta',
      tr: 'bağladığın hesaplar',
    },
    columns: ['provider', 'external_id', 'name', 'connected_at'],
    from: (accountId) => sql`from chat_connection where account_id = ${accountId}`,
  },
]

import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const passkeysExport: readonly ExportSection[] = [
  {
    name: 'passkeys',
    description: {
      cn: '你的通行密钥，按名称列出',
      hk: '你的通行密鑰，按名稱列出',
      cz: 'tvoje přístupové klíče podle jména',
      de: 'deine Passkeys mit ihren Namen',
      en: 'your passkeys by name',
      es: 'tus llaves de acceso por nombre',
      fr: 'tes clés d’accès par nom',
      it: 'le tue passkey per nome',
      pl: 'twoje klucze dostępu według nazwy',
      tr: 'adlarıyla geçiş anahtarların',
    },
    columns: ['name', 'is_synced', 'created_at', 'last_used_at'],
    from: (accountId) => sql`from passkey where account_id = ${accountId} order by id`,
  },
]

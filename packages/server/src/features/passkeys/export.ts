import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const passkeysExport: readonly ExportSection[] = [
  {
    name: 'passkeys',
    description: {
      cn: '你的通行密钥及其名称',
      hk: '你的通行密鑰及其名稱',
      cz: 'tvoje přístupové klíče s názvy',
      de: 'deine Passkeys mit ihren Namen',
      en: 'your passkeys by name',
      es: 'tus llaves de acceso con sus nombres',
      fr: 'tes clés d’accès avec leurs noms',
      it: 'le tue passkey con i loro nomi',
      pl: 'twoje klucze dostępu z nazwami',
      tr: 'adlarıyla geçiş anahtarların',
    },
    columns: ['name', 'is_synced', 'created_at', 'last_used_at'],
    from: (accountId) => sql`from passkey where account_id = ${accountId} order by id`,
  },
]

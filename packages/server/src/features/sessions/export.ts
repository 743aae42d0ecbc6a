import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const sessionsExport: readonly ExportSection[] = [
  {
    name: 'sessions',
    description: {
      cn: '你登录过的设备',
      hk: '你登入過的裝置',
      cz: 'zařízení, na kterých proběhlo tvé přihlášení',
      de: 'die Geräte, auf denen du dich angemeldet hast',
      en: 'the devices you logged in on',
      es: 'los dispositivos en los que has iniciado sesión',
      fr: 'les appareils sur lesquels tu as ouvert une session',
      it: 'i dispositivi da cui hai effettuato l’accesso',
      pl: 'urządzenia, na których logowano się na twoje konto',
      tr: 'giriş yaptığın cihazlar',
    },
    columns: [
      'id',
      'user_agent',
      'address',
      'is_kept',
      'created_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'end_reason',
    ],
    from: (accountId) => sql`from session where account_id = ${accountId} order by created_at, id`,
  },
]

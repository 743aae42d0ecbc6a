import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const securityEventsExport: readonly ExportSection[] = [
  {
    name: 'security-events',
    description: {
      cn: '你的账号的安全事件',
      hk: '你的帳號的安全事件',
      cz: 'bezpečnostní události tvého účtu',
      de: 'was die Sicherheit deines Kontos betraf',
      en: 'security events of your account',
      es: 'los eventos de seguridad de tu cuenta',
      fr: 'les événements de sécurité de ton compte',
      it: 'gli eventi di sicurezza del tuo account',
      pl: 'zdarzenia dotyczące bezpieczeństwa twojego konta',
      tr: 'hesabının güvenlik olayları',
    },
    columns: ['id', 'kind', 'session_id', 'user_agent', 'address', 'created_at'],
    from: (accountId) => sql`from security_event where account_id = ${accountId} order by id`,
  },
]

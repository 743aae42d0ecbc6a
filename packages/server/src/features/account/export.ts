import sql from 'sql-template-tag'
import type { ExportSection } from '../../personal-data.ts'

export const accountExport: readonly ExportSection[] = [
  {
    name: 'account',
    description: {
      cn: '你的账号及其设置和余额',
      hk: '你的帳號及其設定和餘額',
      cz: 'tvůj účet, jeho nastavení a zůstatek',
      de: 'dein Konto, seine Einstellungen und sein Guthaben',
      en: 'your account, its settings and balance',
      es: 'tu cuenta, sus ajustes y su saldo',
      fr: 'ton compte, ses paramètres et son solde',
      it: 'il tuo account, le sue impostazioni e il suo saldo',
      pl: 'twoje konto, jego ustawienia i saldo',
      tr: 'hesabın, ayarları ve bakiyesi',
    },
    columns: [
      'account.id as account_id',
      'user_id',
      'username',
      'email',
      'pending_email',
      'pending_email_expires_at',
      'role',
      'locale',
      'theme',
      'banner',
      'created_at',
      'activated_at',
      'banned_at',
      'banned_until',
      'ban_reason',
      'deletion_at',
      '(select enabled_at from two_factor where account_id = account.id) as two_factor_enabled_at',
      "coalesce((select balance_coins from ledger_account where name = 'player:' || account.id), 0) as balance_coins",
      "coalesce((select -balance_coins from ledger_account where name = 'debt:' || account.id), 0) as debt_coins",
    ],
    from: (accountId) => sql`from account where id = ${accountId}`,
  },
]

import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/handlers.ts'

type SupportOptions = Pick<Config, 'chatUrl' | 'wikiUrl' | 'supportEmail'>

export const supportRoutes = ({
  chatUrl,
  wikiUrl,
  supportEmail,
}: SupportOptions): Handlers<'getSupport'> => ({
  getSupport: async () => ({ chatUrl, wikiUrl, email: supportEmail }),
})

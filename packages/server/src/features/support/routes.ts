import type { Support } from '@olympus/contract/support'
import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'

export const supportOf = ({ chatUrl, wikiUrl, supportEmail, imprint }: Config): Support => ({
  chatUrl,
  wikiUrl,
  email: supportEmail,
  imprint,
})

export const supportRoutes = ({ config }: Ports): Handlers<'getSupport'> => ({
  getSupport: async () => supportOf(config),
})

import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'

export const supportRoutes = ({
  config: { chatUrl, wikiUrl, supportEmail, imprint },
}: Ports): Handlers<'getSupport'> => ({
  getSupport: async () => ({ chatUrl, wikiUrl, email: supportEmail, imprint }),
})

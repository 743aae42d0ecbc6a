import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listLaunchers } from './list-launchers.ts'
import { mailDownloadLink } from './mail-download-link.ts'

export const downloadRoutes = (
  ports: Pick<Ports, 'database' | 'launcherFiles' | 'limiter' | 'publicUrl'>,
): Handlers<'listLaunchers' | 'mailDownloadLink'> => ({
  listLaunchers: ({ client: { locale } }) => listLaunchers(ports, locale),
  mailDownloadLink: ({ session: { accountId } }) => mailDownloadLink(ports, accountId),
})

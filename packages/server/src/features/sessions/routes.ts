import type { Config } from '../../config.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { endSessionByLink } from './end-session-by-link.ts'
import { leaveBrowser } from './leave-browser.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'
import type { SessionContext } from './session-context.ts'

interface SessionsOptions extends SessionContext {
  readonly config: Pick<Config, 'publicUrl'>
  readonly random: Random
}

export const sessionsRoutes = (
  options: SessionsOptions,
): Handlers<'listSessions' | 'endSession' | 'endOtherSessions' | 'endSessionByLink'> => ({
  listSessions: ({ session }) => listSessions(options.database, session),

  async endSession({ params, session, client, reply }) {
    const { sessionId } = params
    if (sessionId.toLowerCase() !== session.sessionId)
      return endSession(options, sessionId, { session, client })
    await logOut(options, { session, client })
    leaveBrowser(reply, options.config.publicUrl)
    return null
  },

  endOtherSessions: ({ session, client }) => endOtherSessions(options, { session, client }),
  endSessionByLink: ({ body, client }) => endSessionByLink(options, body.token, client),
})

import type { Config } from '../../config.ts'
import { Failure } from '../../failure.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'
import type { AccessTokens } from './access-token.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { endSessionByLink } from './end-session-by-link.ts'
import { keepSession } from './keep-session.ts'
import { clearBrowserData } from './clear-browser-data.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'
import type { SessionContext } from './session-context.ts'

interface SessionsOptions extends SessionContext {
  readonly config: Pick<Config, 'publicUrl'>
  readonly random: Random
  readonly secretBox: SecretBox
  readonly accessTokens: AccessTokens
}

type SessionsEndpoint =
  | 'endOtherSessions'
  | 'endSession'
  | 'endSessionByLink'
  | 'keepSession'
  | 'listSessions'
  | 'logOut'
  | 'refreshSession'

const bearerOf = ({ headers }: Client) => headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''

export function sessionsRoutes(options: SessionsOptions): Handlers<SessionsEndpoint> {
  const { config, database, secretBox, accessTokens, forgetSession } = options
  const { publicUrl } = config

  return {
    listSessions: ({ session }) => listSessions(database, session),

    async endSession({ params, session, client, reply }) {
      const { sessionId } = params
      if (sessionId.toLowerCase() !== session.sessionId)
        return endSession(options, sessionId, { session, client })
      await logOut(options, { session, client })
      clearBrowserData(reply, publicUrl)
      return null
    },

    endOtherSessions: ({ session, client }) => endOtherSessions(options, { session, client }),
    endSessionByLink: ({ body, client }) => endSessionByLink(options, body.token, client),

    async keepSession({ body, session, client, reply }) {
      const refused = await keepSession(database, session.sessionId, body.refreshToken)
      if (refused) return refused
      setSessionCookies(reply, publicUrl, {
        token: bearerOf(client),
        refreshToken: body.refreshToken,
        isKept: true,
        bindSecret: deviceSecretOf(client) ? null : bindSecretOf(client, publicUrl),
      })
      return null
    },

    async refreshSession({ body, client, reply, log }) {
      const bindSecret = bindSecretOf(client, publicUrl)
      const result = await refreshSession(
        { database, accessTokens, secretBox, log, publicUrl, client, onEnded: forgetSession },
        { ...body, bindSecret },
      )
      // The cookies stay: by now they may be those of a newer session, which another tab started.
      if (result instanceof Failure) return result
      const { token, refreshToken, isKept } = result
      setSessionCookies(reply, publicUrl, {
        token,
        refreshToken,
        isKept,
        bindSecret: deviceSecretOf(client) ? null : bindSecret,
      })
      return { token, refreshToken }
    },

    async logOut({ session, client, reply, log }) {
      clearBrowserData(reply, publicUrl)
      try {
        await logOut({ database, forgetSession }, { session, client })
      } catch (error) {
        log.error({ err: error }, 'session not ended')
        return new Failure('LOGOUT_ERROR')
      }
      return null
    },
  }
}

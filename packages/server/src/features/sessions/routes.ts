import { Failure } from '../../failure.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import { actorOf } from '../actor.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from '../devices/session-cookies.ts'
import type { Ports } from '../ports.ts'
import { endOtherSessions } from './end-other-sessions.ts'
import { endSession } from './end-session.ts'
import { endSessionByLink } from './end-session-by-link.ts'
import { keepSession } from './keep-session.ts'
import { clearBrowserData } from './clear-browser-data.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'
import { refreshSession } from './refresh-session.ts'

type SessionsEndpoint =
  | 'endOtherSessions'
  | 'endSession'
  | 'endSessionByLink'
  | 'keepSession'
  | 'listSessions'
  | 'logOut'
  | 'refreshSession'

const bearerOf = ({ headers }: Client) => headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''

export function sessionsRoutes(ports: Ports): Handlers<SessionsEndpoint> {
  const { database, publicUrl } = ports

  return {
    listSessions: ({ session }) => listSessions(database, session),

    async endSession({ params, session, client, reply }) {
      const { sessionId } = params
      if (sessionId.toLowerCase() !== session.sessionId)
        return endSession(ports, sessionId, actorOf({ session, client }))
      await logOut(ports, actorOf({ session, client }))
      clearBrowserData(reply, publicUrl)
      return null
    },

    endOtherSessions: (call) => endOtherSessions(ports, actorOf(call)),
    endSessionByLink: ({ body, client }) => endSessionByLink(ports, body.token, client),

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
      const result = await refreshSession({ ...ports, log }, { ...body, bindSecret, client }).catch(
        (error: unknown) => {
          // An overloaded database, for example: the client may try again soon.
          if (error instanceof Failure) throw error
          log.error({ err: error }, 'session not refreshed')
          return new Failure('INTERNAL_SERVER_ERROR_SESSION_REFRESH')
        },
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
        await logOut(ports, actorOf({ session, client }))
      } catch (error) {
        log.error({ err: error }, 'session not ended')
        return new Failure('LOGOUT_ERROR')
      }
      return null
    },
  }
}

import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import type { AccessTokens } from './access-token.ts'
import { activateAccount, type OnActivated } from './activate-account.ts'
import { leaveBrowser } from '../sessions/leave-browser.ts'
import { logOut } from '../sessions/log-out.ts'
import { keepSession } from './keep-session.ts'
import { checkCredentials } from './log-in.ts'
import { openSession } from './open-session.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from './session-tokens.ts'

interface AuthOptions {
  readonly config: Config
  readonly database: Database
  readonly random: Random
  readonly accessTokens: AccessTokens
  readonly onActivated: OnActivated
  /** Makes the end of a session felt at once. */
  readonly forgetSession: (sessionId: string) => void
}

type AuthEndpoint =
  | 'activateAccount'
  | 'answerTwoFactor'
  | 'keepSession'
  | 'logIn'
  | 'logOut'
  | 'refreshSession'
  | 'register'
  | 'resendActivation'

const bearerOf = ({ headers }: Client) => headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''

export function authRoutes(options: AuthOptions): Handlers<AuthEndpoint> {
  const { config, database, random, accessTokens, onActivated, forgetSession } = options
  const { publicUrl, passwordMinLength, disclosesUnknownEmail } = config

  return {
    async register({ body, client }) {
      const { username, email, password, termsVersion, locale } = body
      const { address } = client
      return register(
        { database, random, publicUrl, passwordMinLength },
        { username, email, password, termsVersion, locale, address, network: networkOf(address) },
      )
    },

    async resendActivation({ body, client }) {
      return resendActivation(
        { database, random, publicUrl, disclosesUnknownEmail },
        { ...body, network: networkOf(client.address) },
      )
    },

    activateAccount: ({ body }) => activateAccount(database, body.token, onActivated),

    async logIn({ body, client, reply }) {
      const checked = await checkCredentials(database, {
        email: body.email,
        password: body.password,
        network: networkOf(client.address),
        earlierSecret: bindSecretOf(client, publicUrl),
      })
      if (checked instanceof Failure) return checked
      const { accountId } = checked
      const opened = await openSession(
        { database, random, accessTokens, publicUrl },
        { accountId, client, reply, locale: body.locale },
      )
      return opened instanceof Failure ? opened : { step: 'logged-in', ...opened }
    },

    answerTwoFactor: async () => new Failure('SERVICE_UNAVAILABLE'),

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
        { database, accessTokens, log, onEnded: forgetSession },
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
      leaveBrowser(reply, publicUrl)
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

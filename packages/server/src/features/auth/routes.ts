import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { Pace } from '../../limits/pace.ts'
import type { SecretBox } from '../../secret-box.ts'
import type { AccessTokens } from './access-token.ts'
import { activateAccount, type OnActivated } from './activate-account.ts'
import { leaveBrowser } from '../sessions/leave-browser.ts'
import { logOut } from '../sessions/log-out.ts'
import { answerTwoFactor } from './answer-two-factor.ts'
import { askSecondFactor } from './ask-second-factor.ts'
import { knownSecretOf } from './device-cookie.ts'
import { keepSession } from './keep-session.ts'
import { checkCredentials, isPasswordStillEnough } from './log-in.ts'
import { openSession } from './open-session.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'
import { bindSecretOf, deviceSecretOf, setSessionCookies } from './session-tokens.ts'

interface AuthOptions {
  readonly config: Config
  readonly database: Database
  readonly random: Random
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly pace: Pace
  readonly accessTokens: AccessTokens
  readonly onActivated: OnActivated
  /** Makes this process notice at once that a session has ended. */
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

type SessionEndpoint = 'keepSession' | 'logOut' | 'refreshSession'

export function authRoutes(options: AuthOptions): Handlers<AuthEndpoint> {
  const { config, database, random, limiter, pace, onActivated } = options
  const { publicUrl, passwordMinLength, disclosesUnknownEmail } = config
  const logInContext = { ...options, publicUrl }

  return {
    async register({ body, client }) {
      const { username, email, password, termsVersion, locale } = body
      const { address } = client
      return pace(() =>
        register(
          { database, limiter, random, publicUrl, passwordMinLength },
          { username, email, password, termsVersion, locale, address, network: networkOf(address) },
        ),
      )
    },

    async resendActivation({ body, client }) {
      return pace(() =>
        resendActivation(
          { database, limiter, random, publicUrl, disclosesUnknownEmail },
          { ...body, network: networkOf(client.address) },
        ),
      )
    },

    activateAccount: ({ body }) => activateAccount(database, body.token, onActivated),

    async logIn({ body, client, reply }) {
      const { email, password, locale } = body
      const knownSecret = knownSecretOf(client, publicUrl)
      const network = networkOf(client.address)
      const checked = await pace(
        () => checkCredentials({ database, limiter }, { email, password, knownSecret, network, client }),
        (outcome) => outcome instanceof Failure,
      )
      if (checked instanceof Failure) return checked
      const { accountId } = checked
      const challenge = await askSecondFactor({ database, random }, accountId)
      if (challenge instanceof Failure) return challenge
      if (challenge) return { step: 'two-factor', ...challenge }
      const opened = await openSession(logInContext, {
        accountId,
        isStillProven: (queries) => isPasswordStillEnough(queries, checked),
        client,
        reply,
        locale,
      })
      if (!(opened instanceof Failure)) return { step: 'logged-in', ...opened }
      const { key, details } = opened
      return new Failure(key === 'SESSION_HANDLE_ERROR' ? 'UNKNOWN_CREDENTIALS' : key, details)
    },

    answerTwoFactor: ({ body, client, reply }) => answerTwoFactor(logInContext, { ...body, client, reply }),
    ...sessionRoutes(options),
  }
}

function sessionRoutes(options: AuthOptions): Handlers<SessionEndpoint> {
  const { config, database, secretBox, accessTokens, forgetSession } = options
  const { publicUrl } = config

  return {
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
      // Keeps the cookies: they may belong to a newer session that another tab has started.
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

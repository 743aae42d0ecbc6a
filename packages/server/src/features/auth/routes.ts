import type { Config } from '../../config.ts'
import type { Database } from '../../database/database.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { PadResponse } from '../../limits/response-padding.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import type { AccessTokens } from '../sessions/access-token.ts'
import { activateAccount, type OnActivated } from './activate-account.ts'
import { answerTwoFactor } from './answer-two-factor.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'

interface AuthOptions {
  readonly config: Config
  readonly database: Database
  readonly random: Random
  readonly limiter: Limiter
  readonly secretBox: SecretBox
  readonly padResponse: PadResponse
  readonly accessTokens: AccessTokens
  readonly onActivated: OnActivated
}

type AuthEndpoint = 'activateAccount' | 'answerTwoFactor' | 'logIn' | 'register' | 'resendActivation'

export function authRoutes(options: AuthOptions): Handlers<AuthEndpoint> {
  const { config, database, random, limiter, padResponse, onActivated } = options
  const { publicUrl, passwordMinLength, disclosesUnknownEmail } = config
  const logInContext = { ...options, publicUrl }

  return {
    async register({ body, client }) {
      const { username, email, password, termsVersion, locale } = body
      const { address } = client
      return padResponse(() =>
        register(
          { database, limiter, random, publicUrl, passwordMinLength },
          { username, email, password, termsVersion, locale, address, network: networkOf(address) },
        ),
      )
    },

    async resendActivation({ body, client }) {
      return padResponse(() =>
        resendActivation(
          { database, limiter, random, publicUrl, disclosesUnknownEmail },
          { ...body, network: networkOf(client.address) },
        ),
      )
    },

    activateAccount: ({ body }) => activateAccount(database, body.token, onActivated),

    logIn: ({ body, client, reply }) => logIn(logInContext, { ...body, client, reply }),

    answerTwoFactor: ({ body, client, reply }) => answerTwoFactor(logInContext, { ...body, client, reply }),
  }
}

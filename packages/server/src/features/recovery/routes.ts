import { networkOf } from '../../http/client-address.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { PadResponse } from '../../limits/response-padding.ts'
import { inspectPasswordReset } from './inspect-password-reset.ts'
import type { RecoveryContext } from './recovery-context.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

interface RecoveryOptions extends RecoveryContext {
  readonly padResponse: PadResponse
}

type RecoveryEndpoint = 'requestPasswordReset' | 'inspectPasswordReset' | 'resetPassword'

/** Links cannot be guessed. The limit only reduces load. */
const usesPerNetwork = { max: 100, windowSeconds: 3600 }

export function recoveryRoutes(options: RecoveryOptions): Handlers<RecoveryEndpoint> {
  const { database, limiter, padResponse } = options
  const linkRefusal = ({ address }: Client) =>
    limiter.hit({ key: `reset-link:${networkOf(address)}`, ...usesPerNetwork })

  return {
    requestPasswordReset: ({ body, client }) =>
      padResponse(() => requestPasswordReset(options, { ...body, client })),

    inspectPasswordReset: async ({ body, client }) =>
      (await linkRefusal(client)) ?? inspectPasswordReset(database, body.token),

    resetPassword: async ({ body: { token, password, code }, client }) =>
      (await linkRefusal(client)) ?? resetPassword(options, { token, password, code, client }),
  }
}

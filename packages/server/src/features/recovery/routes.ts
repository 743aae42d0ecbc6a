import { networkOf } from '../../http/client-address.ts'
import type { Client, Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { inspectPasswordReset } from './inspect-password-reset.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'

type RecoveryEndpoint = 'requestPasswordReset' | 'inspectPasswordReset' | 'resetPassword'

/** Links cannot be guessed. The limit only reduces load. */
const usesPerNetwork = { max: 100, windowSeconds: 3600 }

export function recoveryRoutes(ports: Ports): Handlers<RecoveryEndpoint> {
  const { database, limiter, padResponse } = ports
  const linkRefusal = ({ address }: Client) =>
    limiter.hit({ key: `reset-link:${networkOf(address)}`, ...usesPerNetwork })

  return {
    requestPasswordReset: ({ body, client }) =>
      padResponse(() => requestPasswordReset(ports, { ...body, client })),

    inspectPasswordReset: async ({ body, client }) =>
      (await linkRefusal(client)) ?? inspectPasswordReset(database, body.token),

    resetPassword: async ({ body: { token, password, code }, client }) =>
      (await linkRefusal(client)) ?? resetPassword(ports, { token, password, code, client }),
  }
}

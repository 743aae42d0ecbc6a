import { networkOf } from '../../http/client-address.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { activateAccount } from './activate-account.ts'
import { answerTwoFactor } from './answer-two-factor.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'

type AuthEndpoint = 'activateAccount' | 'answerTwoFactor' | 'logIn' | 'register' | 'resendActivation'

export function authRoutes(ports: Ports): Handlers<AuthEndpoint> {
  const { padResponse } = ports
  return {
    register: ({ body, client: { address } }) =>
      padResponse(() => register(ports, { ...body, address, network: networkOf(address) })),
    resendActivation: ({ body, client }) =>
      padResponse(() => resendActivation(ports, { ...body, network: networkOf(client.address) })),
    activateAccount: ({ body }) => activateAccount(ports, body.token),
    logIn: ({ body, client, reply }) => logIn(ports, { ...body, client, reply }),
    answerTwoFactor: ({ body, client, reply }) => answerTwoFactor(ports, { ...body, client, reply }),
  }
}

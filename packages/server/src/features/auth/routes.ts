import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { activateAccount } from './activate-account.ts'
import { answerTwoFactor } from './answer-two-factor.ts'
import { countedLogIn } from './counted-log-in.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { resendActivation } from './resend-activation.ts'

type AuthEndpoint = 'activateAccount' | 'answerTwoFactor' | 'logIn' | 'register' | 'resendActivation'

export function authRoutes(ports: Ports): Handlers<AuthEndpoint> {
  const { metrics, padResponse } = ports
  return {
    register: ({ body, client: { address } }) =>
      padResponse(async () => {
        const answer = await register(ports, { ...body, address, network: networkOf(address) })
        const outcome = answer instanceof Failure ? answer.key : 'accepted'
        metrics.count('olympus_registrations_total', { outcome })
        return answer
      }),
    resendActivation: ({ body, client }) =>
      padResponse(() => resendActivation(ports, { ...body, network: networkOf(client.address) })),
    activateAccount: ({ body }) => activateAccount(ports, body.token),
    logIn: ({ body, client, reply }) =>
      countedLogIn(metrics, 'password', logIn(ports, { ...body, client, reply })),
    answerTwoFactor: ({ body, client, reply }) =>
      countedLogIn(metrics, 'second-factor', answerTwoFactor(ports, { ...body, client, reply })),
  }
}

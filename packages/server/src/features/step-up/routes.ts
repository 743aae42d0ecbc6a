import type { ErrorKey } from '@olympus/contract/errors'
import { Failure } from '../../failure.ts'
import type { Client, Handlers, ReplyHeaders } from '../../http/handlers.ts'
import { actorOf } from '../actor.ts'
import type { Ports } from '../ports.ts'
import type { SteppedUp } from './mark-stepped-up.ts'
import { startPasskeyStepUp, stepUpWithPasskey } from './step-up-with-passkey.ts'
import { stepUp } from './step-up.ts'

interface Recipient {
  readonly client: Client
  readonly reply: ReplyHeaders
}

export function stepUpRoutes(ports: Ports): Handlers<'startPasskeyStepUp' | 'stepUp' | 'stepUpWithPasskey'> {
  async function handOver<Key extends ErrorKey>(
    steppedUp: SteppedUp | Failure<Key>,
    { client, reply }: Recipient,
  ) {
    if (steppedUp instanceof Failure) return steppedUp
    const { until, renewed } = steppedUp
    return { until: until.toISOString(), ...(await ports.renewal.handOver(renewed, client, reply)) }
  }

  return {
    stepUp: async ({ session, client, reply, body: { password, code } }) =>
      handOver(await stepUp(ports, { ...actorOf({ session, client }), password, code }), { client, reply }),
    startPasskeyStepUp: ({ session }) => startPasskeyStepUp(ports, session),
    stepUpWithPasskey: async ({ session, client, reply, body, log }) =>
      handOver(await stepUpWithPasskey({ ...ports, log }, actorOf({ session, client }), body), {
        client,
        reply,
      }),
  }
}

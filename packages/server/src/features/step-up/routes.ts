import type { Handlers } from '../../http/handlers.ts'
import type { Random } from '../../random.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { startPasskeyStepUp, stepUpWithPasskey } from './step-up-with-passkey.ts'
import { stepUp, type StepUpContext } from './step-up.ts'

interface StepUpOptions extends StepUpContext {
  readonly random: Random
  readonly relyingParty: RelyingParty
}

export const stepUpRoutes = (
  options: StepUpOptions,
): Handlers<'startPasskeyStepUp' | 'stepUp' | 'stepUpWithPasskey'> => ({
  stepUp: ({ session, client, reply, body }) =>
    stepUp(options, { session, client, reply, password: body.password, code: body.code }),
  startPasskeyStepUp: ({ session }) => startPasskeyStepUp(options, session),
  stepUpWithPasskey: ({ session, client, reply, body, log }) =>
    stepUpWithPasskey({ ...options, log }, { session, client, reply, ...body }),
})

import type { PasskeyCredential, PasskeyQuestion } from '@olympus/contract/passkeys'
import { Failure } from '../../failure.ts'
import type { Actor } from '../actor.ts'
import { requestPasskey } from '../passkeys/request-passkey.ts'
import { provePasskey } from '../passkeys/prove-passkey.ts'
import type { Ports } from '../ports.ts'
import { type MarkPorts, markSteppedUp, type SteppedUp } from './mark-stepped-up.ts'

/** Creates a challenge for a passkey of the account, valid only for this session. */
export const startPasskeyStepUp = (
  ports: Pick<Ports, 'database' | 'random' | 'relyingParty'>,
  { accountId, sessionId }: Pick<Actor, 'accountId' | 'sessionId'>,
): Promise<PasskeyQuestion> => requestPasskey(ports, { purpose: 'step-up', sessionId }, accountId)

interface PasskeyAnswer {
  readonly challengeId: string
  readonly credential: PasskeyCredential
}

/** Steps the session up with a passkey, which counts as both factors. */
export async function stepUpWithPasskey(
  ports: MarkPorts & Pick<Ports, 'log' | 'relyingParty'>,
  actor: Actor,
  answer: PasskeyAnswer,
): Promise<SteppedUp | Failure<'PASSKEY_INVALID'>> {
  const { accountId, sessionId } = actor
  const purpose = { purpose: 'step-up', sessionId } as const
  const proven = await provePasskey(ports, { purpose, accountId, ...answer })
  return proven instanceof Failure ? new Failure('PASSKEY_INVALID') : markSteppedUp(ports, actor)
}

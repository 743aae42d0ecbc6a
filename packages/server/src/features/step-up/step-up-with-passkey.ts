import type { PasskeyCredential, PasskeyQuestion } from '@olympus/contract/passkeys'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Log } from '../../log.ts'
import type { Random } from '../../random.ts'
import { requestPasskey } from '../passkeys/request-passkey.ts'
import { provePasskey } from '../passkeys/prove-passkey.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import type { SessionRenewal } from '../sessions/renew-session.ts'
import { markSteppedUp, type ProvenSession, type SteppedUp } from './mark-stepped-up.ts'

interface Asking {
  readonly accountId: number
  readonly sessionId: string
}

interface QuestionContext {
  readonly database: Database
  readonly random: Random
  readonly relyingParty: RelyingParty
}

interface AnswerContext {
  readonly database: Database
  readonly relyingParty: RelyingParty
  readonly log: Log
  readonly renewal: SessionRenewal
  readonly forgetSession: (sessionId: string) => void
}

/** Creates a challenge for a passkey of the account, valid only for this session. */
export const startPasskeyStepUp = (
  context: QuestionContext,
  { accountId, sessionId }: Asking,
): Promise<PasskeyQuestion> => requestPasskey(context, { purpose: 'step-up', sessionId }, accountId)

/** Steps the session up with a passkey, which counts as both factors. */
export async function stepUpWithPasskey(
  context: AnswerContext,
  {
    session,
    client,
    reply,
    ...answer
  }: ProvenSession & { readonly challengeId: string; readonly credential: PasskeyCredential },
): Promise<SteppedUp | Failure<'PASSKEY_INVALID'>> {
  const { accountId, sessionId } = session
  const purpose = { purpose: 'step-up', sessionId } as const
  const proven = await provePasskey(context, { purpose, accountId, ...answer })
  return proven instanceof Failure ? proven : markSteppedUp(context, { session, client, reply })
}

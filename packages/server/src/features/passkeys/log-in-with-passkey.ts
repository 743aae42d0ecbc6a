import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type {
  PasskeyCredential,
  PasskeyQuestion,
  logInWithPasskey as endpoint,
} from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import type { Client, ReplyHeaders } from '../../http/handlers.ts'
import type { Limit } from '../../limits/limiter.ts'
import { countSuccess } from '../auth/log-in-limits.ts'
import { openSession, type OpenSessionPorts } from '../auth/open-session.ts'
import { readKnownSecret } from '../devices/known-device.ts'
import type { Ports } from '../ports.ts'
import { requestPasskey } from './request-passkey.ts'
import { provePasskey } from './prove-passkey.ts'

const purpose = { purpose: 'log-in', sessionId: null } as const

/** Guests can request challenges, and each is stored for minutes. */
const challengeLimit = ({ address }: Client): Limit => ({
  key: `passkey-question:${networkOf(address)}`,
  max: 300,
  windowSeconds: 3600,
  isSteady: true,
})

const attemptLimit = ({ address }: Client): Limit => ({
  key: `passkey-login:${networkOf(address)}`,
  max: 100,
  windowSeconds: 3600,
})

/** Creates a challenge for any passkey of this site. The answer identifies the account. */
export async function startPasskeyLogIn(
  ports: Pick<Ports, 'database' | 'limiter' | 'random' | 'relyingParty'>,
  client: Client,
): Promise<PasskeyQuestion | Failure<'TOO_MANY_REQUESTS'>> {
  const refused = await ports.limiter.hit(challengeLimit(client))
  return refused ?? requestPasskey(ports, purpose, null)
}

interface PasskeyLogIn {
  readonly client: Client
  readonly reply: ReplyHeaders
  readonly challengeId: string
  readonly credential: PasskeyCredential
  readonly locale?: LocaleCode | undefined
}

type PasskeyLogInRefusal = Failure<
  | 'PASSKEY_INVALID'
  | 'PASSKEY_UNKNOWN'
  | 'TOO_MANY_REQUESTS'
  | 'UNAUTHORIZED_BANNED_ACCOUNT'
  | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'
>

/** Logs in with a passkey. It counts as both factors: the device, and what unlocks it. */
export async function logInWithPasskey(
  ports: OpenSessionPorts & Pick<Ports, 'config' | 'limiter' | 'log' | 'relyingParty'>,
  { client, reply, challengeId, credential, locale }: PasskeyLogIn,
): Promise<DataOf<typeof endpoint> | PasskeyLogInRefusal> {
  const limit = attemptLimit(client)
  const refused = await ports.limiter.hit(limit)
  if (refused) return refused
  const proven = await provePasskey(ports, { purpose, accountId: null, challengeId, credential })
  if (proven instanceof Failure) return proven
  const { accountId } = proven
  const knownSecret = await readKnownSecret(ports, accountId, client)
  const tooMany = await countSuccess(ports, { accountId, knownSecret })
  if (tooMany) return tooMany
  await ports.limiter.forgive(limit)
  const opened = await openSession(ports, {
    accountId,
    isStillProven: async (queries) =>
      (
        await queries.query(
          sql`select from passkey where account_id = ${accountId} and credential_id = ${credential.id}`,
        )
      ).length === 1,
    client,
    reply,
    locale,
  })
  if (!(opened instanceof Failure)) return opened
  const { key, details } = opened
  return new Failure(key === 'SESSION_HANDLE_ERROR' ? 'PASSKEY_INVALID' : key, details)
}

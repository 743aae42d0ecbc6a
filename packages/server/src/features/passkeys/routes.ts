import type { Handlers } from '../../http/handlers.ts'
import { actorOf } from '../actor.ts'
import { countedLogIn } from '../auth/counted-log-in.ts'
import type { Ports } from '../ports.ts'
import { addPasskey } from './add-passkey.ts'
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { startPasskeyRegistration } from './start-passkey-registration.ts'

type PasskeysEndpoint =
  | 'addPasskey'
  | 'logInWithPasskey'
  | 'removePasskey'
  | 'renamePasskey'
  | 'startPasskeyLogIn'
  | 'startPasskeyRegistration'

export function passkeysRoutes(ports: Ports): Handlers<PasskeysEndpoint> {
  const { database, metrics } = ports
  return {
    startPasskeyLogIn: ({ client }) => startPasskeyLogIn(ports, client),
    logInWithPasskey: ({ body, client, reply, log }) =>
      countedLogIn(metrics, 'passkey', logInWithPasskey({ ...ports, log }, { ...body, client, reply })),
    startPasskeyRegistration: ({ session }) => startPasskeyRegistration(ports, session),
    addPasskey: ({ session, client, body, log }) =>
      addPasskey({ ...ports, log }, { ...actorOf({ session, client }), ...body }),
    renamePasskey: ({ session, params, body }) =>
      renamePasskey(database, { accountId: session.accountId, ...params, ...body }),
    removePasskey: ({ params, ...call }) => removePasskey(ports, actorOf(call), params.passkeyId),
  }
}

import type { Handlers } from '../../http/handlers.ts'
import type { OpenSessionContext } from '../auth/open-session.ts'
import { addPasskey } from './add-passkey.ts'
import { logInWithPasskey, startPasskeyLogIn } from './log-in-with-passkey.ts'
import type { PasskeyContext } from './passkey-context.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { startPasskeyRegistration } from './start-passkey-registration.ts'

type PasskeysOptions = PasskeyContext & OpenSessionContext

type PasskeysEndpoint =
  | 'addPasskey'
  | 'logInWithPasskey'
  | 'removePasskey'
  | 'renamePasskey'
  | 'startPasskeyLogIn'
  | 'startPasskeyRegistration'

export function passkeysRoutes(options: PasskeysOptions): Handlers<PasskeysEndpoint> {
  const { database } = options
  return {
    startPasskeyLogIn: ({ client }) => startPasskeyLogIn(options, client),
    logInWithPasskey: ({ body, client, reply, log }) =>
      logInWithPasskey({ ...options, log }, { ...body, client, reply }),
    startPasskeyRegistration: ({ session }) => startPasskeyRegistration(options, session),
    addPasskey: ({ session, client, body, log }) =>
      addPasskey({ ...options, log }, { ...session, ...body, client }),
    renamePasskey: ({ session, params, body }) =>
      renamePasskey(database, { accountId: session.accountId, ...params, ...body }),
    removePasskey: ({ session, params, client }) =>
      removePasskey(database, { ...session, ...params, client }),
  }
}

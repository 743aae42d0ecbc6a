import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const passkeysRoutes = (
  _options: object,
): Handlers<
  | 'startPasskeyLogIn'
  | 'logInWithPasskey'
  | 'startPasskeyRegistration'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> => ({
  startPasskeyLogIn: later,
  logInWithPasskey: later,
  startPasskeyRegistration: later,
  addPasskey: later,
  renamePasskey: later,
  removePasskey: later,
})

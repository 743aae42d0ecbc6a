import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const recoveryRoutes = (
  _options: object,
): Handlers<'requestPasswordReset' | 'inspectPasswordReset' | 'resetPassword'> => ({
  requestPasswordReset: later,
  inspectPasswordReset: later,
  resetPassword: later,
})

import type { Handlers } from '../../http/handlers.ts'
import { Failure } from '../../failure.ts'

const later = async () => new Failure('SERVICE_UNAVAILABLE')

export const stepUpRoutes = (
  _options: object,
): Handlers<'stepUp' | 'startPasskeyStepUp' | 'stepUpWithPasskey'> => ({
  stepUp: later,
  startPasskeyStepUp: later,
  stepUpWithPasskey: later,
})

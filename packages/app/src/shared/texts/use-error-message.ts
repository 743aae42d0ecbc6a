import { useLingui } from '@lingui/react'
import type { ApiErrorKey } from '@olympus/api-client/api-error'

import { errorMessages } from './error-messages.ts'

export function useErrorMessage(): (key: ApiErrorKey) => string {
  const { _ } = useLingui()
  return (key) => _(errorMessages[key])
}

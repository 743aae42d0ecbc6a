import { useLingui } from '@lingui/react'
import type { ApiErrorKey } from '@olympus/api-client/api-error'

import { errorMessages } from './error-messages.ts'

/** The text of a refusal in the language of the page. */
export function useErrorMessage(): (key: ApiErrorKey) => string {
  const { _ } = useLingui()
  return (key) => _(errorMessages[key])
}

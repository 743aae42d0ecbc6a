import { useLingui } from '@lingui/react'
import type { ErrorKey } from '@olympus/contract/errors'

import { messageOfError } from './error-messages.ts'

/** The text of a key. For a failed call, use `ErrorText`. */
export function useErrorMessage(): (key: ErrorKey) => string {
  const { _ } = useLingui()
  return (key) => _(messageOfError({ key, isOffline: false }))
}

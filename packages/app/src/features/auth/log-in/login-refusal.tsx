import { useLingui } from '@lingui/react'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { Callout } from '@olympus/ui/callout/callout'
import { lazy, Suspense, type ReactNode } from 'react'

import type { FormFailure } from '../../../shared/form/submission.ts'

const RefusalHelp = lazy(() =>
  import('./refusal-help.tsx').then((module) => ({ default: module.RefusalHelp })),
)

const keysWithHelp: readonly ApiErrorKey[] = [
  'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT',
  'UNAUTHORIZED_BANNED_ACCOUNT',
  'TOO_MANY_REQUESTS',
]

export interface LoginRefusalProps {
  readonly failure: FormFailure
  /** The email as typed, or null if the password was already accepted. */
  readonly email: string | null
}

/** Shows why a login was refused and what the player can do. */
export function LoginRefusal({ failure, email }: LoginRefusalProps): ReactNode {
  const { _ } = useLingui()
  return (
    <Callout tone="danger" role="alert">
      {_(failure.message)}
      <Suspense>
        {(failure.requestId || keysWithHelp.includes(failure.key)) && (
          <RefusalHelp failure={failure} email={email} />
        )}
      </Suspense>
    </Callout>
  )
}

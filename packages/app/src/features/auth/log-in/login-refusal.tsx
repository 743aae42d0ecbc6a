import { useLingui } from '@lingui/react'
import type { ApiErrorKey } from '@olympus/api-client/api-error'
import { Callout } from '@olympus/ui/callout/callout'
import { lazy, Suspense, type ReactNode } from 'react'

import type { FormFailure } from '../../../shared/form/use-form.ts'

const RefusalHelp = lazy(() =>
  import('./refusal-help.tsx').then((module) => ({ default: module.RefusalHelp })),
)

const helpedWith: readonly ApiErrorKey[] = [
  'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT',
  'UNAUTHORIZED_BANNED_ACCOUNT',
  'TOO_MANY_REQUESTS',
]

export interface LoginRefusalProps {
  readonly failure: FormFailure
  /** As it was typed; null where the password was right already. */
  readonly email: string | null
}

/** Why a login was refused, and what can be done about it. */
export function LoginRefusal({ failure, email }: LoginRefusalProps): ReactNode {
  const { _ } = useLingui()
  return (
    <Callout tone="danger" role="alert">
      {_(failure.message)}
      <Suspense>
        {helpedWith.includes(failure.key) && <RefusalHelp failure={failure} email={email} />}
      </Suspense>
    </Callout>
  )
}

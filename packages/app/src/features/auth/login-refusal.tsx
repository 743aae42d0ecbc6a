import { useLingui } from '@lingui/react'
import { Callout } from '@olympus/ui/callout/callout'
import { lazy, Suspense, type ReactNode } from 'react'

import type { FormFailure } from '../../shared/use-form.ts'

const ResendButton = lazy(() =>
  import('./resend-button.tsx').then((module) => ({ default: module.ResendButton })),
)
const SupportAddress = lazy(() =>
  import('./support-address.tsx').then((module) => ({ default: module.SupportAddress })),
)

interface LoginRefusalProps {
  readonly failure: FormFailure
  readonly email: string
}

/** Why a login was refused, and what can be done about it. */
export function LoginRefusal({ failure, email }: LoginRefusalProps): ReactNode {
  const { _ } = useLingui()
  return (
    <Callout tone="danger" role="alert">
      {_(failure.message)}
      <Suspense>
        {failure.key === 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' && <ResendButton key={email} email={email} />}
        {failure.key === 'UNAUTHORIZED_BANNED_ACCOUNT' && <SupportAddress />}
      </Suspense>
    </Callout>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { ContactLink } from '../../../shared/navigation/contact-link.tsx'
import { Link } from '../../../shared/navigation/link.tsx'
import { LateRequestId } from '../../../shared/texts/late-request-id.tsx'
import type { LoginRefusalProps } from './login-refusal.tsx'
import { ResendButton } from '../registration/resend-button.tsx'
import { MistakeHelp } from '../mistake-help.tsx'

/** What a player can do after a refused login, or the ID of an unexpected error. */
export function RefusalHelp({ failure, email }: LoginRefusalProps): ReactNode {
  const { t } = useLingui()
  switch (failure.key) {
    case 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT':
      return (
        <>
          <ResendButton key={email} email={email ?? ''} />
          <p>
            <Trans>
              Still no email?{' '}
              <ContactLink topic="not-activated" email={email}>
                Contact support
              </ContactLink>
            </Trans>
          </p>
        </>
      )
    case 'UNAUTHORIZED_BANNED_ACCOUNT':
      return <MistakeHelp topic="banned" email={email} />
    case 'TOO_MANY_REQUESTS':
      return (
        email !== null && (
          <p>
            <TextLink asChild>
              <Link to={paths.resetPassword} state={{ email }}>{t`Set a new password instead`}</Link>
            </TextLink>
          </p>
        )
      )
    default:
      return failure.requestId && <LateRequestId id={failure.requestId} />
  }
}

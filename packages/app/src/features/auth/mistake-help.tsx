import { Trans } from '@lingui/react/macro'
import type { ContactTopic } from '@olympus/contract/contact'
import type { ReactNode } from 'react'

import { ContactLink } from '../../shared/navigation/contact-link.tsx'

interface MistakeHelpProps {
  readonly topic: ContactTopic
  readonly email?: string | null
}

/** Below a refusal that a player cannot end. */
export const MistakeHelp = ({ topic, email = null }: MistakeHelpProps): ReactNode => (
  <p>
    <Trans>
      If you believe this is a mistake, please{' '}
      <ContactLink topic={topic} email={email}>
        contact support
      </ContactLink>
    </Trans>
  </p>
)

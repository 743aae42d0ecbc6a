import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { ContactLink } from '../../shared/navigation/contact-link.tsx'
import * as styles from '../../shared/auth-page/auth-form.css.ts'

/** For players who cannot open a mailed link. */
export const LostMailboxHelp = (): ReactNode => (
  <p className={styles.line}>
    <Trans>
      No access to this mailbox anymore? <ContactLink topic="mailbox-lost">Contact support</ContactLink>
    </Trans>
  </p>
)

import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { Card } from '@olympus/ui/card/card'
import { useRef, type ReactNode } from 'react'

import { EmailForm } from './email-form.tsx'
import { PendingEmail } from './pending-email.tsx'
import * as styles from './settings-page.css.ts'

/** The account's email: a form to change it, or the pending change. */
export function EmailCard({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  // The focused element is gone when the form and the pending change replace each other.
  const takeFocus = () => content.current?.focus()

  return (
    <Card title={t`Email`} description={t`You log in with it, and we send our emails to it.`}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {user?.pendingEmail ? (
          <PendingEmail email={user.email} pendingEmail={user.pendingEmail} onCancelled={takeFocus} />
        ) : (
          <EmailForm onAsked={takeFocus} />
        )}
      </div>
    </Card>
  )
}

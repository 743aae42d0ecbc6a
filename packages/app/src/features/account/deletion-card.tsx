import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Card } from '@olympus/ui/card/card'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { DeletionDialog } from './deletion-dialog.tsx'
import { DeletionEffects } from './deletion-effects.tsx'
import { ScheduledDeletion } from './scheduled-deletion.tsx'
import * as styles from './settings-page.css.ts'

/** Requests the deletion of the account, or cancels it during the grace period. */
export function DeletionCard({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  const content = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [decisions, setDecisions] = useState(0)
  const days = limits.deletionGraceDays

  // The focused element is gone. The dialog must release the focus first, so this
  // waits until it is drawn closed.
  useEffect(() => {
    if (decisions > 0) content.current?.focus()
  }, [decisions])
  const noteDecision = () => setDecisions((count) => count + 1)

  return (
    <Card title={t`Delete account`}>
      <div ref={content} tabIndex={-1} className={styles.content}>
        {user?.deletionAt ? (
          <ScheduledDeletion deletionAt={user.deletionAt} onKept={noteDecision} />
        ) : (
          <div className={styles.words}>
            <p className={styles.line}>
              {t`We delete your account ${days} days after you request it. Until then you can change your mind. After that, nobody can undo it.`}
            </p>
            <DeletionEffects />
            <Button tone="danger" aria-disabled={!user || undefined} onClick={() => setIsAsking(true)}>
              {t`Delete your account`}
            </Button>
          </div>
        )}
      </div>
      {user && (
        <DeletionDialog
          isOpen={isAsking}
          username={user.username}
          onLeave={() => setIsAsking(false)}
          onScheduled={() => {
            setIsAsking(false)
            noteDecision()
          }}
        />
      )}
    </Card>
  )
}

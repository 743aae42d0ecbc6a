import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { AccountFacts } from './account-facts.tsx'
import { DeletionCard } from './deletion-card.tsx'
import { EmailCard } from './email-card.tsx'
import { ExportCard } from './export-card.tsx'
import { PasswordCard } from './password-card.tsx'
import * as styles from './settings-page.css.ts'

/** Account facts, email, password, data export and account deletion. */
export function AccountSettingsPage(): ReactNode {
  const answer = useApi(getUser)

  const content = (
    <Loaded answer={answer}>
      {(user) => (
        <div className={styles.cards}>
          <AccountFacts user={user} />
          <div className={styles.two}>
            <EmailCard user={user} />
            <PasswordCard />
          </div>
          <ExportCard />
          <DeletionCard user={user} />
        </div>
      )}
    </Loaded>
  )
  return answer.data === undefined && answer.error ? <Card isFlush>{content}</Card> : content
}

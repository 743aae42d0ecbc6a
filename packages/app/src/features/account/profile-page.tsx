import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import type { ReactNode } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { Loaded } from '../../shared/loaded.tsx'
import { PageHead } from '../../shared/page-head.tsx'
import { AccountCard } from './account-card.tsx'
import { ActivityCard } from './activity-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CharactersCard } from './characters-card.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import * as styles from './profile-page.css.ts'

export function ProfilePage(): ReactNode {
  const { username } = useUserOrFail()
  const user = useApi(getUser)

  return (
    <>
      <PageHead title={username} facts={<ProfileFacts user={user.data} />} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CharactersCard />
          <ActivityCard />
        </div>
        <div className={styles.column}>
          <Loaded answer={user}>
            {(loaded) => (
              <div className={styles.column}>
                <BalanceCard user={loaded} />
                <AccountCard user={loaded} />
              </div>
            )}
          </Loaded>
        </div>
      </div>
    </>
  )
}

import { useApi } from '@olympus/api-client/hooks'
import type { User } from '@olympus/contract/user'
import { getUser } from '@olympus/contract/account'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { useUserOrFail } from '../../session/session-context.ts'
import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { AccountCard } from './account-card.tsx'
import { ActivityCard } from './activity-card.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CharactersCard } from './characters-card.tsx'
import { NextSwapCard } from './next-swap-card.tsx'
import { ProfileFacts } from './profile-facts.tsx'
import * as styles from './profile-page.css.ts'
import { WheelCard } from './wheel-card.tsx'

const hasFailed = ({ data, error }: ApiAnswer<User>): boolean => data === undefined && error !== undefined

export function ProfilePage(): ReactNode {
  const { username } = useUserOrFail()
  const user = useApi(getUser)

  return (
    <>
      <PageHead title={username} facts={hasFailed(user) ? undefined : <ProfileFacts user={user.data} />} />
      <FirstPaintEnd />
      <div className={styles.columns}>
        <div className={styles.column}>
          <CharactersCard />
          <ActivityCard />
        </div>
        <Side answer={user} />
      </div>
    </>
  )
}

/** Balance and account share one request, so they show one error. */
function Side({ answer }: { answer: ApiAnswer<User> }): ReactNode {
  const content = (
    <Loaded answer={answer}>
      {(user) => (
        <div className={styles.column}>
          <BalanceCard user={user} />
          <WheelCard user={user} />
          <NextSwapCard />
          <AccountCard user={user} />
        </div>
      )}
    </Loaded>
  )
  return hasFailed(answer) ? <Card isFlush>{content}</Card> : content
}

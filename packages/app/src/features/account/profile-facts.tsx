import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/account'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './profile-page.css.ts'

/** What support asks for first: both IDs, and whether the account has a second factor. */
export function ProfileFacts({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  if (!user) return <Skeleton width={280} height={14} />
  const accountId = <span className={styles.factValue}>{user.accountId}</span>
  const userId = <span className={styles.factValue}>{user.id}</span>

  return (
    <span className={styles.facts}>
      <span>
        <Trans>Account ID {accountId}</Trans>
      </span>
      <span>
        <Trans>User ID {userId}</Trans>
      </span>
      <span className={styles.twoFactor}>
        {user.hasTwoFactor ? (
          <Icon icon={ShieldCheck} className={styles.isOn} />
        ) : (
          <Icon icon={ShieldAlert} className={styles.isOff} />
        )}
        {user.hasTwoFactor ? t`Two-factor authentication on` : t`Two-factor authentication off`}
      </span>
    </span>
  )
}

import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { Icon } from '@olympus/ui/icon/icon'
import { PageFact } from '@olympus/ui/page-head/page-head'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ShieldAlert, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './profile-page.css.ts'

/** The facts that support asks for first: both IDs and the two-factor state. */
export function ProfileFacts({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  if (!user) return <PageFact label={<Skeleton width={280} height={14} />} />

  return (
    <>
      <PageFact label={t`Account ID`} value={user.accountId} />
      <PageFact label={t`User ID`} value={user.id} />
      {user.hasTwoFactor ? (
        <PageFact
          icon={<Icon icon={ShieldCheck} className={styles.isOn} />}
          label={t`Two-factor authentication on`}
        />
      ) : (
        <PageFact
          icon={<Icon icon={ShieldAlert} className={styles.isOff} />}
          label={t`Two-factor authentication off`}
        />
      )}
    </>
  )
}

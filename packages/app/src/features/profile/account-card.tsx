import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { Card } from '@olympus/ui/card/card'
import { IconButton } from '@olympus/ui/icon-button/icon-button'
import { Icon } from '@olympus/ui/icon/icon'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { bannerNames } from '../../shared/texts/banner-names.ts'
import { maskedEmail } from '../../shared/masked-email.ts'
import { Moment } from '../../shared/moment.tsx'
import * as styles from './profile-page.css.ts'

export function AccountCard({ user }: { user: User | undefined }): ReactNode {
  const { t, i18n } = useLingui()
  const loading = (width: number) => <Skeleton width={width} />

  return (
    <Card title={t`Account`}>
      <KeyValueList>
        <KeyValue label={t`Username`}>{user ? user.username : loading(56)}</KeyValue>
        <KeyValue label={t`Email`}>{user ? <Email email={user.email} /> : loading(132)}</KeyValue>
        <KeyValue label={t`Two-factor`} tone={user?.hasTwoFactor ? 'success' : undefined}>
          {user ? (user.hasTwoFactor ? t`Enabled` : t`Disabled`) : loading(52)}
        </KeyValue>
        <KeyValue label={t`Background`}>{user ? i18n._(bannerNames[user.banner]) : loading(52)}</KeyValue>
        <KeyValue label={t`Member since`}>
          {user ? <Moment at={user.createdAt} as="date" /> : loading(84)}
        </KeyValue>
      </KeyValueList>
    </Card>
  )
}

/** Masked by default, because players show this page on streams. */
function Email({ email }: { email: string }): ReactNode {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)

  return (
    <span className={styles.email}>
      <span translate="no">{isShown ? email : maskedEmail(email)}</span>
      <IconButton
        label={isShown ? t`Hide email` : t`Show email`}
        tone="ghost"
        size="sm"
        className={styles.reveal}
        icon={<Icon icon={isShown ? EyeOff : Eye} size={14} />}
        onClick={() => setIsShown(!isShown)}
      />
    </span>
  )
}

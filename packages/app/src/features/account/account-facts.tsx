import { useLingui } from '@lingui/react/macro'
import type { User } from '@olympus/contract/user'
import { Card } from '@olympus/ui/card/card'
import { CopyableText } from '@olympus/ui/copy-button/copyable-text'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

/** The username and account ID that support asks for. Neither can be changed. */
export function AccountFacts({ user }: { user: User | undefined }): ReactNode {
  const { t } = useLingui()
  const copyTexts = {
    copiedLabel: t`Copied`,
    refusedLabel: t`Copying failed. The text is selected, so you can copy it with your keyboard.`,
  }

  return (
    <Card title={t`Account`} description={t`Support may ask for these. They never change.`}>
      <KeyValueList>
        <KeyValue label={t`Username`}>
          {user ? (
            <CopyableText {...copyTexts} text={user.username} copyLabel={t`Copy username`} />
          ) : (
            <Skeleton width={72} />
          )}
        </KeyValue>
        <KeyValue label={t`Account ID`}>
          {user ? (
            <CopyableText {...copyTexts} text={String(user.accountId)} copyLabel={t`Copy account ID`} />
          ) : (
            <Skeleton width={56} />
          )}
        </KeyValue>
      </KeyValueList>
    </Card>
  )
}

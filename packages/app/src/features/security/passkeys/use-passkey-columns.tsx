import { useLingui } from '@lingui/react/macro'
import type { Passkey } from '@olympus/contract/passkeys'
import { Badge } from '@olympus/ui/badge/badge'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import type { Column } from '@olympus/ui/table/table'
import { Cloud } from 'lucide-react'

import { Moment } from '../../../shared/moment.tsx'
import * as styles from '../security-page.css.ts'

export function usePasskeyColumns(
  onChange: (act: 'rename' | 'remove', passkey: Passkey) => void,
): Column<Passkey>[] {
  const { t } = useLingui()

  return [
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      cell: ({ name, isSynced }) => (
        <span className={styles.deviceName}>
          <span translate="no">{name}</span>
          {isSynced && <Badge icon={<Icon icon={Cloud} size={13} />}>{t`Synced`}</Badge>}
        </span>
      ),
    },
    { id: 'createdAt', header: t`Added`, cell: ({ createdAt }) => <Moment at={createdAt} as="date" /> },
    {
      id: 'lastUsedAt',
      header: t`Last used`,
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Moment at={lastUsedAt} as="day" /> : t`Never`),
    },
    {
      id: 'change',
      header: t`Action`,
      align: 'end',
      skeletonWidth: 120,
      cell: (passkey) => {
        const { name } = passkey
        return (
          <div className={styles.cellActions}>
            <Button
              tone="ghost"
              size="sm"
              aria-label={t`Rename ${name}`}
              onClick={() => onChange('rename', passkey)}
            >
              {t`Rename`}
            </Button>
            <Button
              tone="ghost"
              size="sm"
              isFlush
              aria-label={t`Remove ${name}`}
              onClick={() => onChange('remove', passkey)}
            >
              {t`Remove`}
            </Button>
          </div>
        )
      },
    },
  ]
}

import { useLingui } from '@lingui/react/macro'
import type { DeviceSession } from '@olympus/contract/sessions'
import { Badge } from '@olympus/ui/badge/badge'
import { Button } from '@olympus/ui/button/button'
import type { Column } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { Moment } from '../../../shared/moment.tsx'
import { useRenderClock } from '../../../shared/use-render-clock.ts'
import { DeviceIcon } from './device-icon.tsx'
import { isActiveNow } from './device-rules.ts'
import * as styles from '../security-page.css.ts'
import { useDeviceName } from './use-device-name.ts'

export function useSessionColumns(onEnd: (session: DeviceSession) => void): Column<DeviceSession>[] {
  const { t } = useLingui()
  const nameOf = useDeviceName()
  const now = useRenderClock()

  return [
    {
      id: 'device',
      header: t`Device`,
      isRowHeader: true,
      skeletonWidth: 180,
      cell: ({ device, isThisDevice }) => (
        <span className={styles.device}>
          <DeviceIcon kind={device.kind} />
          <span className={styles.deviceName}>
            {nameOf(device)}
            {isThisDevice && <Badge tone="success">{t`This device`}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'address',
      header: t`IP address`,
      skeletonWidth: 110,
      cell: ({ address }) => (
        <span translate="no" className={styles.mono}>
          {address}
        </span>
      ),
    },
    {
      id: 'lastUsedAt',
      header: t`Last activity`,
      cell: (session) => <LastActivity at={session.lastUsedAt} isNow={isActiveNow(session, now())} />,
    },
    {
      id: 'end',
      header: t`Action`,
      align: 'end',
      mobile: 'end',
      skeletonWidth: 60,
      cell: (session) => {
        const device = nameOf(session.device)
        if (session.isThisDevice) return null
        return (
          <Button
            tone="ghost"
            size="sm"
            isFlush
            aria-label={t`Log out ${device}`}
            onClick={() => onEnd(session)}
          >
            {t`Log out`}
          </Button>
        )
      },
    },
  ]
}

function LastActivity({ at, isNow }: { at: string; isNow: boolean }): ReactNode {
  const { t } = useLingui()
  return isNow ? <span className={styles.active}>{t`Active now`}</span> : <Moment at={at} as="day" />
}

import { useLingui } from '@lingui/react'
import { useLingui as useTexts } from '@lingui/react/macro'
import type { SecurityEvent } from '@olympus/contract/security-events'
import { CardSection } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Timeline, type TimelineItem } from '@olympus/ui/timeline/timeline'
import type { ReactNode } from 'react'

import { Moment } from '../../shared/moment.tsx'
import { isAlarming, securityEventIcons } from './security-event-icons.ts'
import { securityEventTexts } from './security-event-texts.ts'
import * as styles from './security-page.css.ts'
import { useDeviceName } from './sessions/use-device-name.ts'

const skeletonItems = Array.from({ length: 5 }, (_, place): TimelineItem => ({
  key: String(place),
  label: <Skeleton width={160} height={12} />,
  description: <Skeleton width={220} height={12} />,
}))

/** Newest first. Renders its skeleton without events. */
export function SecurityTimeline({ events }: { events: readonly SecurityEvent[] | undefined }): ReactNode {
  const { _ } = useLingui()
  const { t } = useTexts()
  const nameOf = useDeviceName()

  const items = events?.map(({ id, kind, device, address, createdAt }): TimelineItem => ({
    key: String(id),
    icon: securityEventIcons[kind],
    label: (
      <span className={isAlarming(kind) ? styles.alarming : undefined}>{_(securityEventTexts[kind])}</span>
    ),
    time: <Moment at={createdAt} as="day" />,
    description: (
      <span className={styles.eventText}>
        {nameOf(device)}
        {' · '}
        <span translate="no" className={styles.mono}>
          {address}
        </span>
      </span>
    ),
  }))

  return (
    <CardSection>
      <Timeline aria-label={t`Security activity`} items={items ?? skeletonItems} />
    </CardSection>
  )
}

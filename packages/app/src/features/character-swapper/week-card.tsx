import { useLingui } from '@lingui/react/macro'
import { useRevalidate } from '@olympus/api-client/cache'
import { listCharacters } from '@olympus/contract/characters'
import { Card } from '@olympus/ui/card/card'
import { Countdown } from '@olympus/ui/countdown/countdown'
import { countdownParts, minutesLeft } from '@olympus/ui/countdown/countdown-model'
import { TickMeter } from '@olympus/ui/meter/tick-meter'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useLocale } from '../../locale/locale-context.ts'
import { dayMs, dayNumber } from '../../locale/time-zone.ts'
import { paths } from '../../paths.ts'
import { cached } from '../../shared/cached.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { PresenceBadge } from '../../shared/presence-badge.tsx'
import { useMomentText } from '../../shared/use-moment-text.ts'
import { serverClock, useServerClock } from '../../shared/use-server-clock.ts'
import * as styles from './character-swapper.css.ts'
import { daysLeft, daysOfWeek, lastSwapAt, type Roster } from './swapper-rules.ts'

const weekdays = cached((tag: string) => new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' }))

/** When the next character can be activated, and whether the account is out of the game. */
export function WeekCard({ roster }: { roster: Roster | undefined }): ReactNode {
  const { t } = useLingui()
  return (
    <Card aria-label={t`Weekly countdown`} className={styles.weekCard}>
      <div className={styles.week}>{roster ? <Week roster={roster} /> : <WeekSkeleton />}</div>
    </Card>
  )
}

function WeekSkeleton(): ReactNode {
  return (
    <>
      <Skeleton width={170} height={64} isBlock />
      <div className={styles.meter}>
        <Skeleton height={34} isBlock />
      </div>
      <Skeleton width={130} height={46} isBlock />
    </>
  )
}

function Week({ roster }: { roster: Roster }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { tag, timeZone, renderedAtMs } = useLocale()
  const revalidate = useRevalidate()
  const nowMs = useServerClock(roster)
  const now = useMemo(() => serverClock(roster), [roster])
  const { activationAvailableAt } = roster
  const endsAtMs = activationAvailableAt === null ? 0 : Date.parse(activationAvailableAt)

  const weekday = weekdays(tag)
  const today = dayNumber(new Date(nowMs), timeZone)
  const tickLabels = Array.from({ length: daysOfWeek }, (_, day) => weekday.format((today + day) * dayMs))
  const left = format.list(
    countdownParts(minutesLeft(endsAtMs - nowMs)).map(({ amount, unit }) => format.unit(amount, unit)),
  )
  const isAvailable = endsAtMs <= nowMs

  return (
    <>
      <Countdown
        label={t`Next activation in`}
        endsAtMs={endsAtMs}
        now={now}
        firstNowMs={renderedAtMs === null ? undefined : Date.parse(roster.serverNow)}
        formatUnit={format.unitParts}
        doneText={t`Available now`}
        onComplete={() => void revalidate(listCharacters)}
      />
      <TickMeter
        className={styles.meter}
        label={t`Days until the next activation`}
        isCaptionHidden
        value={daysLeft(roster, nowMs)}
        max={daysOfWeek}
        valueText={isAvailable ? t`Available now` : t`${left} of 7 days remain`}
        tickLabels={tickLabels}
      />
      <div className={styles.presence}>
        <PresenceBadge roster={roster} />
        <PresenceNote roster={roster} />
        {!roster.pendingSwap && (
          <TextLink asChild className={styles.note}>
            <Link to={paths.swapHistory}>{t`Swap history`}</Link>
          </TextLink>
        )}
      </div>
    </>
  )
}

function PresenceNote({ roster }: { roster: Roster }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const momentText = useMomentText()
  const swappedAt = lastSwapAt(roster)
  if (roster.pendingSwap) {
    const moment = momentText(roster.pendingSwap.requestedAt, roster.serverNow)
    return <span className={styles.moment}>{t`Requested: ${moment}`}</span>
  }
  if (swappedAt === null) return null
  const date = format.date(swappedAt)
  return <span className={styles.moment}>{t`Last swap ${date}`}</span>
}

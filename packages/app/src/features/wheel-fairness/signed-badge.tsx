import { useLingui } from '@lingui/react/macro'
import { Badge } from '@olympus/ui/badge/badge'
import { Icon } from '@olympus/ui/icon/icon'
import { Check, CircleX, Clock, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { useAgo } from '../../locale/use-ago.ts'
import { useNow } from './use-now.ts'
import type { LogWatch } from './watch-log.ts'

interface SignedBadgeProps {
  readonly watch: LogWatch | 'unknown' | null
}

/** Each minute is signed, unless the log is late. An older signature is no alarm, but worth a look. */
const staleAfterSeconds = 300

const icon = (glyph: LucideIcon) => <Icon icon={glyph} size={13} />

/** How old the signed state of the log is. */
export function SignedBadge({ watch }: SignedBadgeProps): ReactNode {
  const { t } = useLingui()
  const agoOf = useAgo()
  const now = useNow()
  if (watch === null) return null
  if (watch === 'unknown' || (!watch.isSigned && watch.kind !== 'forged'))
    return (
      <Badge tone="warning" icon={icon(Clock)}>
        {t`Not checked`}
      </Badge>
    )
  if (watch.kind === 'forged' || watch.kind === 'rewritten')
    return (
      <Badge tone="danger" icon={icon(CircleX)}>
        {t`Doesn’t add up`}
      </Badge>
    )
  const { signedAt } = watch.latest
  const seconds = Math.max(0, Math.floor((now.getTime() - Date.parse(signedAt)) / 1000))
  const ago = agoOf(signedAt, now)
  return (
    <Badge
      tone={seconds > staleAfterSeconds ? 'warning' : 'success'}
      icon={icon(seconds > staleAfterSeconds ? Clock : Check)}
    >
      {t`Signed ${ago}`}
    </Badge>
  )
}

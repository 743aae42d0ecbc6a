import { Trans, useLingui } from '@lingui/react/macro'
import type { SectionAge } from '@olympus/contract/character-pages'
import { Callout } from '@olympus/ui/callout/callout'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { Clock, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'

import { useAgo } from '../../locale/use-ago.ts'
import { useMomentText } from '../../shared/use-moment-text.ts'
import * as styles from './section-age.css.ts'

interface SectionAgeProps {
  /** Undefined while loading. */
  readonly age: SectionAge | undefined
}

/** Names of game servers are codes in lower case. */
const titleOf = (name: string): string => name.charAt(0).toLocaleUpperCase('en') + name.slice(1)

/** How old a section is and which game server it is from. */
export function AgeLine({ age }: SectionAgeProps): ReactNode {
  const { t } = useLingui()
  const agoOf = useAgo()
  const momentText = useMomentText()
  if (!age) return <Skeleton width={150} height={18} />
  const { isAgePrivate, asOf, gameServer, serverNow } = age
  if (isAgePrivate) return null
  if (asOf === null) return <p className={styles.age}>{t`Not reported yet`}</p>

  const time = (
    <time dateTime={asOf} className={styles.moment}>
      {t`As of ${momentText(asOf, serverNow)}`}
    </time>
  )
  const server = gameServer && titleOf(gameServer.name)
  const isQuiet = gameServer?.isQuiet === true
  const ago = agoOf(asOf, new Date(serverNow))
  return (
    <p className={styles.age} data-quiet={isQuiet || undefined}>
      <Icon icon={isQuiet ? Clock : RefreshCw} size={14} />
      <span>
        {isQuiet ? (
          <Trans>
            {time} from {server}, {ago}
          </Trans>
        ) : server ? (
          <Trans>
            {time} from {server}
          </Trans>
        ) : (
          time
        )}
      </span>
    </p>
  )
}

/** Says that the figures do not change at the moment, because their game server is silent. */
export function QuietCallout({ age }: SectionAgeProps): ReactNode {
  const { t } = useLingui()
  const momentText = useMomentText()
  if (!age?.gameServer?.isQuiet || age.asOf === null) return null
  const { asOf, gameServer, serverNow } = age
  const name = titleOf(gameServer.name)
  const since = gameServer.quietSince && momentText(gameServer.quietSince, serverNow)
  const last = momentText(asOf, serverNow)
  return (
    <Callout
      tone="warning"
      className={styles.callout}
      title={since ? t`${name} has been quiet since ${since}.` : t`${name} is quiet.`}
    >
      {t`These are the last figures it sent, from ${last}. They stay here and update by themselves when ${name} answers.`}
    </Callout>
  )
}

import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

import * as styles from './support-page.css.ts'

interface HelpCardProps {
  readonly title: string
  readonly line: string
  readonly action: string
  /** Null: the operator offers none, and the card is hidden. Undefined while loading. */
  readonly href: string | null | undefined
}

/** One way to get help. Only web and email addresses become links. */
export function HelpCard({ title, line, action, href }: HelpCardProps): ReactNode {
  if (href === null || (href && !/^(?:https?|mailto):/.test(href))) return null
  const isMail = href?.startsWith('mailto:')

  return (
    <Card title={title}>
      <div className={styles.help}>
        <p className={styles.line}>{line}</p>
        <Skeleton isLoading={href === undefined}>
          <ButtonLink
            href={href}
            icon={<Icon icon={ExternalLink} />}
            {...(!isMail && { target: '_blank', rel: 'noreferrer' })}
          >
            {action}
          </ButtonLink>
        </Skeleton>
      </div>
    </Card>
  )
}

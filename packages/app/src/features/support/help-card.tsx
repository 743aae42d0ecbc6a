import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'

import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './support-page.css.ts'

interface HelpCardProps {
  readonly title: string
  readonly line: string
  readonly action: string
  /** A path of the portal or a URL. Null: not offered, and the card is hidden. Undefined while loading. */
  readonly href: string | null | undefined
}

/** One way to get help. Only pages of the portal and web addresses become links. */
export function HelpCard({ title, line, action, href }: HelpCardProps): ReactNode {
  if (href === null || (href && !/^(?:https?:|\/)/.test(href))) return null

  return (
    <Card title={title}>
      <div className={styles.help}>
        <p className={styles.line}>{line}</p>
        <Skeleton isLoading={href === undefined}>
          {href?.startsWith('/') ? (
            <ButtonLink asChild>
              <Link to={href}>{action}</Link>
            </ButtonLink>
          ) : (
            <ButtonLink href={href} icon={<Icon icon={ExternalLink} />} target="_blank" rel="noreferrer">
              {action}
            </ButtonLink>
          )}
        </Skeleton>
      </div>
    </Card>
  )
}

import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import type { User } from '@olympus/contract/user'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import { Icon } from '@olympus/ui/icon/icon'
import { TickMeter } from '@olympus/ui/meter/tick-meter'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'

const { jackpotEverySpins } = limits

const linkSize = { width: 96, height: 32 }

/** The tickets of the player and the way to the jackpot. */
export function WheelCard({ user }: { readonly user: User | undefined }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { tickets, spinsSinceJackpot } = user?.wheel ?? { tickets: 0, spinsSinceJackpot: 0 }
  const done = format.number(spinsSinceJackpot)
  const text = t`${done} of ${plural(jackpotEverySpins, { one: '# spin', other: '# spins' })}`

  return (
    <Card
      title={t`Fortune wheel`}
      actions={
        user ? (
          <ButtonLink asChild size="sm" iconEnd={<Icon icon={ChevronRight} size={14} />}>
            <Link to={paths.fortuneWheel}>
              {t`${plural(tickets, { one: '# ticket', other: '# tickets' })}`}
            </Link>
          </ButtonLink>
        ) : (
          <Skeleton isBlock width={linkSize.width} height={linkSize.height} radius={8} />
        )
      }
    >
      <TickMeter
        label={t`Jackpot`}
        value={spinsSinceJackpot}
        max={jackpotEverySpins}
        valueText={text}
        valueDisplay={<Skeleton isLoading={!user}>{text}</Skeleton>}
      />
    </Card>
  )
}

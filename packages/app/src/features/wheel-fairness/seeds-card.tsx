import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getWheelAccount } from '@olympus/contract/fortune-wheel'
import type { WheelAccount } from '@olympus/contract/wheel'
import { Badge } from '@olympus/ui/badge/badge'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { Loaded } from '../../shared/loading/loaded.tsx'
import { SeedForm, type SeedEvents } from './seed-form.tsx'

const skeletonHeight = 320

/** The numbers that the player's next draws mix, and the change to the next ones. */
export function SeedsCard(events: SeedEvents): ReactNode {
  const { t } = useLingui()
  const answer = useApi(getWheelAccount)
  return (
    <Card title={t`Your seeds`} actions={answer.data && <SpinsOfSeed account={answer.data} />}>
      <Loaded answer={answer}>
        {(account) =>
          account ? <SeedForm account={account} {...events} /> : <Skeleton isBlock height={skeletonHeight} />
        }
      </Loaded>
    </Card>
  )
}

function SpinsOfSeed({ account: { activeSeed } }: { readonly account: WheelAccount }): ReactNode {
  const { t } = useLingui()
  return activeSeed && <Badge>{t`${plural(activeSeed.spins, { one: '# spin', other: '# spins' })}`}</Badge>
}

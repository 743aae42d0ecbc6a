import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { limits } from '@olympus/contract/limits'
import { getWheel } from '@olympus/contract/fortune-wheel'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { ExchangeCard } from './exchange/exchange-card.tsx'
import * as styles from './fortune-wheel-page.css.ts'
import { RewardsCard } from './rewards-card.tsx'
import { RewardsToCard } from './rewards-to-card.tsx'
import { SpinHistoryCard } from './spin-history-card.tsx'
import { usePlay } from './use-play.tsx'
import { useWheelCharacter } from './use-wheel-character.ts'
import { WheelCard } from './wheel-card.tsx'
import { nextSetOf } from './wheel-rules.ts'

export function FortuneWheelPage(): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const wheel = useApi(getWheel)
  const play = usePlay()
  const character = useWheelCharacter()
  const { account, isSpinning } = play
  const every = format.number(wheel.data?.jackpotEverySpins ?? limits.jackpotEverySpins)

  return (
    <>
      <PageHead
        title={t`Fortune wheel`}
        line={t`Spin with tickets. Every ${every} spins the wheel pays a jackpot reward.`}
      />
      <div className={styles.columns}>
        <WheelCard wheel={wheel} play={play} character={character} />
        <div className={styles.side}>
          <RewardsToCard character={character} />
          <RewardsCard
            // Odds need no account: they are public.
            answer={{ ...wheel, data: account?.table ?? wheel.data?.table }}
            nextSet={account && wheel.data ? nextSetOf(account, wheel.data.jackpotEverySpins) : 'regular'}
          />
        </div>
        <div className={styles.lists}>
          <SpinHistoryCard isSpinning={isSpinning} />
          <ExchangeCard wheel={wheel} play={play} character={character} />
        </div>
      </div>
    </>
  )
}

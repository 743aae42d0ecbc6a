import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { getWheel } from '@olympus/contract/fortune-wheel'
import type { WheelAccount } from '@olympus/contract/wheel'
import { Card } from '@olympus/ui/card/card'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { WheelFacts } from '@olympus/ui/wheel/wheel-facts'
import { Wheel } from '@olympus/ui/wheel/wheel'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { FairnessNote } from './fairness-note.tsx'
import * as styles from './fortune-wheel-page.css.ts'
import { LastSpin } from './last-spin.tsx'
import { SpinLimitRow } from './spin-limit-row.tsx'
import { TicketSources } from './ticket-sources.tsx'
import type { Play } from './use-play.tsx'
import { useReachedLimit } from './use-reached-limit.ts'
import { useSpinTexts } from './use-spin-texts.ts'
import type { WheelCharacter } from './use-wheel-character.ts'
import { useWheelRewards } from './use-wheel-rewards.tsx'
import { nextSetOf } from './wheel-rules.ts'

type WheelData = DataOf<typeof getWheel>

interface WheelCardProps {
  readonly wheel: ApiAnswer<WheelData>
  readonly play: Play
  readonly character: WheelCharacter
}

/** The wheel itself, with everything that a spin needs. */
export function WheelCard({ wheel, play, character }: WheelCardProps): ReactNode {
  const { t } = useLingui()
  const both = {
    data: wheel.data && play.account && { wheel: wheel.data, account: play.account },
    error: wheel.error ?? play.answer.error,
    mutate: () => Promise.all([wheel.mutate(), play.answer.mutate()]),
  }

  return (
    <Card isFlush aria-label={t`Wheel`} className={styles.stage}>
      <Loaded answer={both}>
        {(loaded) => (loaded ? <Stage {...loaded} play={play} character={character} /> : <StageSkeleton />)}
      </Loaded>
    </Card>
  )
}

function StageSkeleton(): ReactNode {
  return (
    <div className={styles.wheel}>
      <div className={styles.wheelSkeleton}>
        <Skeleton isBlock width="100%" height="100%" radius="50%" />
      </div>
    </div>
  )
}

interface StageProps extends Pick<WheelCardProps, 'play' | 'character'> {
  readonly wheel: WheelData
  readonly account: WheelAccount
}

function Stage({ wheel, account, play, character }: StageProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const texts = useSpinTexts()
  const { face, resultOf } = useWheelRewards()
  const { jackpotEverySpins, isOpen } = wheel
  const { spinsSinceJackpot, tickets, tokens } = account
  const { unseen, lastSpin, won } = play
  const tables = [account.table, wheel.table]
  const characterId = character.choice.character?.id
  const reached = useReachedLimit(account.limit)
  const blocked = texts.blocked(wheel, { tickets, reached }, character)

  return (
    <>
      <div className={styles.wheel}>
        <Wheel
          key={unseen?.id ?? 'fresh'}
          rewards={face(account.table, nextSetOf(account, jackpotEverySpins))}
          {...(unseen && {
            defaultState: { status: 'revealed' as const, result: resultOf(unseen, tables) },
          })}
          jackpot={{
            value: spinsSinceJackpot,
            max: jackpotEverySpins,
            label: t`Jackpot`,
            valueText: texts.progress(spinsSinceJackpot, jackpotEverySpins),
          }}
          disabledReason={blocked}
          onSpin={async () => resultOf(await play.spin(characterId ?? 0), tables)}
          onReveal={play.reveal}
          texts={{
            spin: t`Spin`,
            cost: t`1 ticket`,
            left: texts.left(tickets),
            spinning: t`Spinning`,
            skip: t`Skip animation`,
            won: ({ name, amount }) => won(`${name} ${amount}`),
            failed: texts.failed,
          }}
          className={styles.board}
        />
        {lastSpin && <LastSpin spin={lastSpin} />}
        {tickets === 0 && isOpen && !play.isSpinning && <TicketSources />}
      </div>
      <WheelFacts
        facts={[
          {
            key: 'jackpot',
            label: t`Jackpot`,
            value: format.number(spinsSinceJackpot),
            unit: t`${plural(jackpotEverySpins, { one: 'of # spin', other: 'of # spins' })}`,
          },
          { key: 'tickets', label: t`Tickets`, value: format.number(tickets), icon: 'ticket' },
          { key: 'tokens', label: t`Tokens`, value: format.number(tokens), icon: 'token' },
        ]}
      />
      <div className={styles.rows}>
        <FairnessNote account={account} clientSeed={play.clientSeed} currentVersion={wheel.table.version} />
        <SpinLimitRow limit={account.limit} />
      </div>
    </>
  )
}

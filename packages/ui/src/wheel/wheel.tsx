import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps } from 'react'

import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { useWheel } from './use-wheel.ts'
import { WheelFace } from './wheel-face.tsx'
import type { WheelReward } from './wheel-reward.ts'
import { isBusy, type WheelResult, type WheelState } from './wheel-state.ts'
import * as styles from './wheel.css.ts'

export type WheelTexts = {
  /** "Spin" */
  spin: string
  /** "1 ticket", under it. */
  cost: string
  /** "7 tickets left": belongs to the name of the button. */
  left: string
  /** Shown and read out while the server decides and the wheel turns. */
  spinning: string
  /** "Skip animation" */
  skip: string
  /** "You won Wings of Ikaros ×1." */
  won: (reward: WheelReward) => string
  /** What went wrong, and that the ticket is still there. */
  failed: (error: unknown) => string
}

export type WheelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** One sector each, in this order. */
  rewards: readonly WheelReward[]
  texts: WheelTexts
  /** Lets the server decide. What it answers counts at once, whether or not anyone sees the wheel stop. */
  onSpin: () => Promise<WheelResult>
  /** Called once per spin when the reward may be told: the time to refresh history and balance. */
  onReveal?: ((result: WheelResult) => void) | undefined
  /** One mark around the wheel for each spin on the way to the jackpot. */
  jackpot?: { value: number; max: number; label: string; valueText: string } | undefined
  /** Why nobody can spin now: "You have no tickets." */
  disabledReason?: string | undefined
  /** `below` where the words are too long for the hub. */
  spinAt?: 'hub' | 'below' | undefined
  /** Where the wheel stands at first: at the last reward. */
  defaultState?: WheelState | undefined
  spinMs?: number | undefined
}

const idle: WheelState = { status: 'idle' }

/** Shows what the server has decided. The list of rewards, `WheelRewards`, belongs beside it. */
export function Wheel({
  rewards,
  texts,
  onSpin,
  onReveal,
  jackpot,
  disabledReason,
  spinAt = 'hub',
  defaultState = idle,
  spinMs = 5200,
  className,
  ...props
}: WheelProps) {
  const outcomeId = useId()
  const rewardOf = ({ index }: WheelResult) => rewards[index]
  const { state, angle, spin, skip } = useWheel({
    count: rewards.length,
    onSpin,
    onReveal,
    spinningText: texts.spinning,
    wonText: (result) => {
      const reward = rewardOf(result)
      return reward ? texts.won(reward) : ''
    },
    failedText: texts.failed,
    defaultState,
    spinMs,
  })
  // The server counts at once; the next mark is lit when the wheel has stopped.
  const [jackpotBefore, setJackpotBefore] = useState(jackpot)
  const isSpinning = isBusy(state)
  const shownJackpot = isSpinning ? jackpotBefore : jackpot
  const won = state.status === 'revealed' ? rewardOf(state.result) : undefined
  const isBlocked = disabledReason !== undefined

  const button = {
    'aria-disabled': isSpinning || isBlocked,
    'aria-describedby': outcomeId,
    onClick: () => {
      if (isSpinning || isBlocked) return
      setJackpotBefore(jackpot)
      void spin()
    },
  }
  const label = (
    <>
      {texts.spin}
      <small className={styles.cost}>{texts.cost}</small>
      <VisuallyHidden>{texts.left}</VisuallyHidden>
    </>
  )

  return (
    <div {...props} data-status={state.status} className={cx(styles.root, className)}>
      <div className={styles.board}>
        <WheelFace
          rewards={rewards}
          angle={angle}
          spinMs={spinMs}
          isSpinning={state.status === 'spinning'}
          wonIndex={state.status === 'revealed' ? state.result.index : undefined}
          jackpot={shownJackpot}
        />
        {spinAt === 'hub' && (
          <button {...button} type="button" className={styles.hub}>
            {label}
          </button>
        )}
      </div>
      {spinAt === 'below' && (
        <Button {...button} tone="primary" size="lg" className={styles.below}>
          {label}
        </Button>
      )}
      {shownJackpot && (
        <VisuallyHidden>
          <meter
            aria-label={shownJackpot.label}
            aria-valuetext={shownJackpot.valueText}
            value={shownJackpot.value}
            max={shownJackpot.max}
          />
        </VisuallyHidden>
      )}
      <div id={outcomeId} className={styles.outcome}>
        {isSpinning && <p className={styles.said}>{texts.spinning}</p>}
        {won && (
          <p className={styles.won}>
            <ItemTile icon={won.icon} rarity={won.rarity} size={36} />
            <span>{texts.won(won)}</span>
            {won.tag}
          </p>
        )}
        {state.status === 'error' && <Callout tone="danger">{state.message}</Callout>}
        {isBlocked && !isSpinning && <p className={styles.said}>{disabledReason}</p>}
      </div>
      {state.status === 'spinning' && (
        <Button size="sm" onClick={skip}>
          {texts.skip}
        </Button>
      )}
    </div>
  )
}

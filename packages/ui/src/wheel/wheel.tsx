import { cx } from 'class-variance-authority'
import { useId, useState, type ComponentProps } from 'react'

import { Button } from '../button/button.tsx'
import { Callout } from '../callout/callout.tsx'
import { ItemTile } from '../item-tile/item-tile.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { defaultSpinMs } from './spin-time.ts'
import { useFace } from './use-face.ts'
import { useWheel } from './use-wheel.ts'
import { WheelFace } from './wheel-face.tsx'
import type { WheelReward } from './wheel-reward.ts'
import { isBusy, type WheelResult, type WheelState } from './wheel-state.ts'
import * as styles from './wheel.css.ts'

export type WheelTexts = {
  /** "Spin" */
  spin: string
  /** Shown below `spin`: "1 ticket". */
  cost: string
  /** Part of the button's name: "7 tickets left". */
  left: string
  /** Shown and announced while the server decides and the wheel turns. */
  spinning: string
  /** "Skip animation" */
  skip: string
  /** "You won Wings of Ikaros ×1." */
  won: (reward: WheelReward) => string
  /** The error, and that the ticket was not used. */
  failed: (error: unknown) => string
}

export type WheelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the next spin draws from: one sector each, in this order. */
  rewards: readonly WheelReward[]
  texts: WheelTexts
  /** Asks the server for the result, which counts at once, even if nobody sees the wheel stop. */
  onSpin: () => Promise<WheelResult>
  /** Called once per spin when the reward is revealed, for example to refresh history and balance. */
  onReveal?: ((result: WheelResult) => void) | undefined
  /** One mark around the wheel per spin until the jackpot. */
  jackpot?: { value: number; max: number; label: string; valueText: string } | undefined
  /** The reason why spinning is impossible: "You have no tickets." */
  disabledReason?: string | undefined
  /** `below` if the text is too long for the hub. */
  spinAt?: 'hub' | 'below' | undefined
  /** The initial state: stopped at the last reward. */
  defaultState?: WheelState | undefined
  spinMs?: number | undefined
}

const idle: WheelState = { status: 'idle' }

/** A wheel that shows the result of the server. Put the list of rewards, `WheelRewards`, beside it. */
export function Wheel({
  rewards,
  texts,
  onSpin,
  onReveal,
  jackpot,
  disabledReason,
  spinAt = 'hub',
  defaultState = idle,
  spinMs = defaultSpinMs,
  className,
  ...props
}: WheelProps) {
  const outcomeId = useId()
  const rewardOf = (result: WheelResult) => (result.rewards ?? rewards)[result.index]
  const { state, angle, spin, skip } = useWheel({
    rewards,
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
  const { face, wonIndex } = useFace(state, rewards)

  // The server counts the spin at once, but the next mark lights up only after the wheel has stopped.
  const [jackpotBefore, setJackpotBefore] = useState(jackpot)
  const isSpinning = isBusy(state)
  const shownJackpot = isSpinning ? jackpotBefore : jackpot
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
          rewards={face}
          angle={angle}
          spinMs={spinMs}
          isSpinning={state.status === 'spinning'}
          wonIndex={wonIndex}
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
      {shownJackpot && <JackpotMeter {...shownJackpot} />}
      <div id={outcomeId} className={styles.outcome}>
        <Outcome
          state={state}
          won={state.status === 'revealed' ? rewardOf(state.result) : undefined}
          texts={texts}
          disabledReason={disabledReason}
        />
      </div>
      {state.status === 'spinning' && (
        <Button size="sm" onClick={skip}>
          {texts.skip}
        </Button>
      )}
    </div>
  )
}

function JackpotMeter({ label, valueText, value, max }: NonNullable<WheelProps['jackpot']>) {
  return (
    <VisuallyHidden>
      <meter aria-label={label} aria-valuetext={valueText} value={value} max={max} />
    </VisuallyHidden>
  )
}

type OutcomeProps = Pick<WheelProps, 'texts' | 'disabledReason'> & {
  state: WheelState
  won: WheelReward | undefined
}

function Outcome({ state, won, texts, disabledReason }: OutcomeProps) {
  if (isBusy(state)) return <p className={styles.said}>{texts.spinning}</p>
  return (
    <>
      {won && (
        <p className={styles.won}>
          <ItemTile icon={won.icon} rarity={won.rarity} size={36} />
          <span>
            <WonText text={texts.won(won)} reward={won} />
          </span>
          {won.tag}
        </p>
      )}
      {state.status === 'error' && <Callout tone="danger">{state.message}</Callout>}
      {disabledReason !== undefined && <p className={styles.said}>{disabledReason}</p>}
    </>
  )
}

/** The text is announced, too, so it has no elements. Where it is shown, its name has a language. */
function WonText({ text, reward: { name, nameLang } }: { text: string; reward: WheelReward }) {
  const at = text.indexOf(name)
  if (nameLang === undefined || at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang={nameLang}>{name}</span>
      {text.slice(at + name.length)}
    </>
  )
}

import { useRef, type RefObject } from 'react'

import { Button } from '../src/button/button.tsx'
import { vars } from '../src/theme/vars.css.ts'
import { defaultSpinMs } from '../src/wheel/spin-time.ts'
import { SpecimenFrame } from './specimen-frame.tsx'
import * as styles from './specimens.css.ts'
import { tokenValue } from './token-value.ts'

const msOf = (duration: string) => Number.parseFloat(tokenValue(duration))
const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

function play(list: RefObject<HTMLDivElement | null>): void {
  for (const runner of list.current?.querySelectorAll<HTMLElement>('[data-duration]') ?? []) {
    const { duration = '', easing = '' } = runner.dataset
    const end = (runner.parentElement?.clientWidth ?? 0) - runner.offsetWidth - 12
    const frames = isReduced()
      ? [{ opacity: 0 }, { opacity: 1 }]
      : [{ transform: 'none' }, { transform: `translateX(${end}px)` }, { transform: 'none' }]
    runner.animate(frames, { duration: msOf(duration) * 2, easing: tokenValue(easing) })
  }
}

type Sample = { name: string; duration: string; easing: string; use: string }

function Samples({ samples }: { samples: readonly Sample[] }) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <SpecimenFrame>
      <Button onClick={() => play(list)}>Play</Button>
      <div ref={list}>
        {samples.map(({ name, duration, easing, use }) => (
          <div key={name} className={styles.row}>
            <div>
              <span className={styles.name}>{name}</span>
              <br />
              <span className={styles.note}>{use}</span>
            </div>
            <div className={styles.track}>
              <span className={styles.runner} data-duration={duration} data-easing={easing} />
            </div>
          </div>
        ))}
      </div>
    </SpecimenFrame>
  )
}

const { duration, ease } = vars

/** There and back, each way in the time of its name. */
export const Durations = () => (
  <Samples
    samples={[
      { name: 'fast', duration: duration.fast, easing: ease.out, use: '140 ms: hover, menu, tooltip' },
      { name: 'base', duration: duration.base, easing: ease.out, use: '220 ms: dialog, toast, tab' },
      { name: 'slow', duration: duration.slow, easing: ease.out, use: '360 ms: sheet, balance' },
    ]}
  />
)

export const Easings = () => (
  <Samples
    samples={[
      { name: 'out', duration: duration.slow, easing: ease.out, use: 'What comes' },
      { name: 'in', duration: duration.slow, easing: ease.in, use: 'What goes' },
      { name: 'inOut', duration: duration.slow, easing: ease.inOut, use: 'What moves from place to place' },
      {
        name: 'spin',
        duration: `${defaultSpinMs}ms`,
        easing: ease.spin,
        use: `The wheel, ${defaultSpinMs} ms`,
      },
    ]}
  />
)

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import * as styles from './coin-stack.css.ts'

export type CoinStackSize = 1 | 2 | 3 | 4 | 5 | 6

export type CoinStackProps = Omit<ComponentProps<'svg'>, 'children'> & {
  /** From 1, a single coin, to 6, a hoard. */
  size: CoinStackSize
}

/** Position of a pile on the art board, number of coins, and its start index in `leans`. */
type Pile = readonly [x: number, base: number, coins: number, lean: number]

const piles: Record<CoinStackSize, Pile[]> = {
  1: [[60, 70, 1, 1]],
  2: [[60, 72, 3, 0]],
  3: [
    [44, 72, 3, 0],
    [80, 74, 4, 1],
  ],
  4: [
    [60, 58, 6, 0],
    [42, 72, 4, 1],
    [80, 74, 5, 2],
  ],
  5: [
    [40, 58, 7, 1],
    [76, 56, 9, 0],
    [58, 70, 6, 0],
    [94, 72, 4, 1],
    [24, 74, 3, 0],
  ],
  6: [
    [34, 54, 8, 2],
    [62, 52, 11, 2],
    [88, 54, 9, 0],
    [22, 68, 5, 2],
    [50, 66, 8, 2],
    [78, 68, 7, 1],
    [101, 70, 4, 1],
    [64, 77, 3, 0],
  ],
}

const leans = [-0.9, 0, 0.9]
const thickness = 4.7
const rise = 5.6

function PileOfCoins({ pile: [x, base, coins, lean] }: { pile: Pile }) {
  const coinAt = (index: number) => ({
    cx: x + (leans[(index + lean) % leans.length] ?? 0),
    bottom: base - index * rise,
  })
  const crown = coinAt(coins - 1)
  const crownY = crown.bottom - thickness
  return (
    <>
      {Array.from({ length: coins }, (_, index) => {
        const { cx: center, bottom } = coinAt(index)
        return (
          <g key={index}>
            <path
              className={styles.side}
              d={`M${center - 17} ${bottom}v${-thickness}a17 6.2 0 0 0 34 0v${thickness}a17 6.2 0 0 1-34 0z`}
            />
            <ellipse className={styles.top} cx={center} cy={bottom - thickness} rx="17" ry="6.2" />
          </g>
        )
      })}
      <ellipse className={styles.innerRing} cx={crown.cx} cy={crownY} rx="12.5" ry="4.3" />
      <path className={styles.side} d={`M${crown.cx} ${crownY - 2.5}l4.6 4.4h-2.1l-2.5-2.3-2.5 2.3h-2.1z`} />
    </>
  )
}

/** Piles of coins that grow with the size of a package. Decorative: the amount is below. */
export function CoinStack({ size, className, ...props }: CoinStackProps) {
  return (
    <svg
      width="120"
      height="100"
      viewBox="0 -16 120 100"
      aria-hidden
      focusable="false"
      {...props}
      className={cx(styles.root, className)}
    >
      {piles[size].map((pile) => (
        <PileOfCoins key={pile.join()} pile={pile} />
      ))}
    </svg>
  )
}

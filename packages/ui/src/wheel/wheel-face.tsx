import { assignInlineVars } from '@vanilla-extract/dynamic'
import { cx } from 'class-variance-authority'
import { useId } from 'react'

import { GameIcon } from '../game-icon/game-icon.tsx'
import { ofRarity } from '../rarity-pips/rarity.css.ts'
import { sectorAngle } from './wheel-angle.ts'
import * as styles from './wheel-face.css.ts'
import {
  edgePath,
  iconSize,
  meanderPath,
  radii,
  rarityPath,
  sectorPath,
  studAt,
  tickPath,
} from './wheel-geometry.ts'
import type { WheelReward } from './wheel-reward.ts'

type WheelFaceProps = {
  rewards: readonly WheelReward[]
  angle: number
  spinMs: number
  isSpinning: boolean
  /** Index of the highlighted reward. */
  wonIndex: number | undefined
  jackpot: { value: number; max: number } | undefined
}

// With more sectors than this, the amounts would touch.
const maxAmounts = 24

/** The picture of the wheel. Decorative: the list and the button have all its information. */
export function WheelFace({ rewards, angle, spinMs, isSpinning, wonIndex, jackpot }: WheelFaceProps) {
  const id = useId()
  const count = rewards.length
  const icon = iconSize(count)
  const iconAt = { x: 320 - icon / 2, y: 320 - radii.icon - icon / 2, size: icon }
  return (
    <svg viewBox="0 0 640 640" aria-hidden focusable="false" className={styles.face}>
      <defs>
        <radialGradient id={`${id}-glow`} gradientUnits="userSpaceOnUse" cx="320" cy="320" r={radii.face}>
          <stop offset=".3" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#fff" stopOpacity="1" />
        </radialGradient>
        <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width="640" height="640">
          <rect width="640" height="640" fill={`url(#${id}-glow)`} />
        </mask>
      </defs>

      {jackpot &&
        Array.from({ length: jackpot.max }, (_, index) => (
          <path
            key={index}
            className={styles.tick}
            data-on={index < jackpot.value || undefined}
            d={tickPath(jackpot.max, index)}
          />
        ))}
      <circle className={styles.rim} cx="320" cy="320" r={radii.rim} />
      <circle className={styles.rimInner} cx="320" cy="320" r={radii.rimInner} />
      <path className={styles.meander} d={meanderPath} />

      <g
        data-wheel-turn
        data-spinning={isSpinning || undefined}
        className={styles.turn}
        style={assignInlineVars({ [styles.angle]: `${angle}deg`, [styles.spinTime]: `${spinMs}ms` })}
      >
        <circle className={styles.ground} cx="320" cy="320" r={radii.face} />
        {rewards.map(({ key, icon: name, rarity, amount }, index) => (
          <g
            key={key}
            data-sector={index}
            data-won={wonIndex === index || undefined}
            data-lost={(wonIndex !== undefined && wonIndex !== index) || undefined}
            className={cx(ofRarity[rarity], styles.sector)}
            transform={`rotate(${index * sectorAngle(count)} 320 320)`}
          >
            <path className={styles.field[index % 2 === 0 ? 'even' : 'odd']} d={sectorPath(count)} />
            <path className={styles.glow} mask={`url(#${id})`} d={sectorPath(count)} />
            <path className={styles.rarity} d={rarityPath(count)} />
            <GameIcon name={name} {...iconAt} className={styles.icon} />
            {count <= maxAmounts && (
              <text className={styles.amount} x="320" y={320 - radii.amount}>
                {amount}
              </text>
            )}
          </g>
        ))}
        {count > 1 &&
          rewards.map(({ key }, index) => (
            <g key={key}>
              <path
                className={styles.edge}
                transform={`rotate(${index * sectorAngle(count)} 320 320)`}
                d={edgePath(count)}
              />
              <circle className={styles.stud} {...studAt(count, index)} r="4.5" />
            </g>
          ))}
      </g>

      <circle className={styles.hub} cx="320" cy="320" r={radii.hub} />
      <circle className={styles.hubInner} cx="320" cy="320" r="76" />
      <path className={styles.pointer} d="M320 98l-16-42 16-30 16 30z" />
      <path className={styles.pointerShade} d="M320 98V26l16 30z" />
    </svg>
  )
}

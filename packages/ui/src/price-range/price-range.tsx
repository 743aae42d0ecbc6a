import { cx } from 'class-variance-authority'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'

import { Coin } from '../coin/coin.tsx'
import * as field from '../field/field.css.ts'
import {
  boundsOf,
  moveThumb,
  parsePrice,
  stepOf,
  thumbsOf,
  type PriceBounds,
  type PriceThumbs,
} from './price-range-model.ts'
import * as styles from './price-range.css.ts'

export type PriceRangeProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  label: string
  minLabel: string
  maxLabel: string
  /** Between the two numbers: "to". */
  separator: string
  /** The dearest price, in coins; 0 while it is not known. */
  max: number
  step?: number | undefined
  value: PriceBounds
  /** When a thumb is let go, on blur and on Enter, and only for other bounds. */
  onValueCommit: (bounds: PriceBounds) => void
  format: (coins: number) => string
}

/** From which to which price: two thumbs, and two fields for exact numbers. */
export function PriceRange({
  label,
  minLabel,
  maxLabel,
  separator,
  max: highest,
  step,
  value,
  onValueCommit,
  format,
  disabled,
  className,
  ...props
}: PriceRangeProps) {
  // Only while a thumb is on its way; otherwise the value decides.
  const [moving, setMoving] = useState<PriceThumbs | null>(null)
  const thumbs = moving ?? thumbsOf(value, highest)
  const labels = { min: minLabel, max: maxLabel }
  const isDisabled = disabled === true || highest === 0

  const commit = (next: PriceThumbs) => {
    setMoving(null)
    const bounds = boundsOf(next, highest)
    const current = boundsOf(thumbsOf(value, highest), highest)
    if (bounds.min !== current.min || bounds.max !== current.max) onValueCommit(bounds)
  }
  const settle = () => moving && commit(moving)
  const percentOf = (coins: number) => (highest === 0 ? 0 : (coins / highest) * 100)

  return (
    <fieldset {...props} disabled={isDisabled} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.slider}>
        <div className={styles.track}>
          <div
            className={styles.fill}
            style={{
              left: `${percentOf(thumbs.min)}%`,
              right: `${highest === 0 ? 0 : 100 - percentOf(thumbs.max)}%`,
            }}
          />
        </div>
        {(['min', 'max'] as const).map((end) => (
          <input
            key={end}
            type="range"
            aria-label={labels[end]}
            aria-valuetext={format(thumbs[end])}
            min={0}
            max={highest}
            step={step ?? stepOf(highest)}
            value={thumbs[end]}
            data-above={(end === 'min' && thumbs.min > highest / 2) || undefined}
            className={styles.input}
            onChange={({ target }) => {
              // The last step of the scale may be a short one.
              const to = Number(target.value)
              const isAtEnd = to + Number(target.step) > highest && end === 'max'
              setMoving(moveThumb(thumbs, end, isAtEnd ? highest : to, highest))
            }}
            onPointerUp={settle}
            onKeyUp={settle}
            onBlur={settle}
          />
        ))}
      </div>
      <div className={styles.fields}>
        <PriceInput
          label={minLabel}
          text={format(thumbs.min)}
          onCommit={(coins) => commit(moveThumb(thumbs, 'min', coins ?? 0, highest))}
        />
        <span aria-hidden className={styles.separator}>
          {separator}
        </span>
        <PriceInput
          label={maxLabel}
          text={format(thumbs.max)}
          onCommit={(coins) => commit(moveThumb(thumbs, 'max', coins ?? highest, highest))}
        />
      </div>
    </fieldset>
  )
}

type PriceInputProps = { label: string; text: string; onCommit: (coins: number | null) => void }

function PriceInput({ label, text, onCommit }: PriceInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const commit = () => {
    if (typed === null) return
    setTyped(null)
    onCommit(parsePrice(typed))
  }
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    commit()
  }
  return (
    <div className={cx(field.box, field.boxSize.md, styles.box)}>
      <span className={field.icon}>
        <Coin />
      </span>
      <input
        type="text"
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? text}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={onEnter}
        className={field.input}
      />
    </div>
  )
}

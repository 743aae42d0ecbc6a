import { cx } from 'class-variance-authority'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'

import { Coin } from '../coin/coin.tsx'
import * as field from '../field/field.css.ts'
import { Slider } from '../slider/slider.tsx'
import { boundsOf, parsePrice, stepOf, thumbsOf, type PriceBounds } from './price-range-model.ts'
import * as styles from './price-range.css.ts'

export type PriceRangeProps = Omit<ComponentProps<'fieldset'>, 'children'> & {
  label: string
  minLabel: string
  maxLabel: string
  /** Shown between the two numbers: "to". */
  separator: string
  /** The highest price in coins, or 0 while unknown. */
  max: number
  step?: number | undefined
  value: PriceBounds
  /** Called when a thumb is released, on blur and on Enter, if the bounds have changed. */
  onValueCommit: (bounds: PriceBounds) => void
  format: (coins: number) => string
}

/** A range of prices: a slider for a rough choice and two fields for exact numbers. */
export function PriceRange({
  label,
  minLabel,
  maxLabel,
  separator,
  max: highest,
  step = stepOf(highest),
  value,
  onValueCommit,
  format,
  disabled,
  className,
  ...props
}: PriceRangeProps) {
  // Set only while a thumb is being dragged.
  const [moving, setMoving] = useState<readonly number[] | null>(null)
  const settled = thumbsOf(value, highest)
  const [min = settled.min, max = settled.max] = moving ?? []
  const isDisabled = disabled === true || highest === 0

  const commit = (thumbs: { min: number; max: number }) => {
    setMoving(null)
    const bounds = boundsOf(thumbs, highest)
    const current = boundsOf(settled, highest)
    if (bounds.min !== current.min || bounds.max !== current.max) onValueCommit(bounds)
  }

  return (
    <fieldset {...props} disabled={isDisabled} className={cx(styles.root, className)}>
      <legend className={styles.legend}>{label}</legend>
      <Slider
        thumbLabels={[minLabel, maxLabel]}
        max={highest}
        step={step}
        value={[settled.min, settled.max]}
        onValueChange={setMoving}
        onValueCommit={([from = 0, to = highest]) => commit({ min: from, max: to })}
        format={format}
        disabled={isDisabled}
      />
      <div className={styles.fields}>
        <PriceInput
          label={minLabel}
          text={format(min)}
          onCommit={(coins) => commit({ min: Math.min(coins ?? 0, max), max })}
        />
        <span aria-hidden className={styles.separator}>
          {separator}
        </span>
        <PriceInput
          label={maxLabel}
          text={format(max)}
          onCommit={(coins) => commit({ min, max: Math.min(Math.max(coins ?? highest, min), highest) })}
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

import { cva } from 'class-variance-authority'
import { useId, type ComponentProps } from 'react'

import { barTransform, shareOf } from '../progress/share-of.ts'
import { ValueCaption, type CaptionTexts } from '../progress/value-caption.tsx'
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './meter.css.ts'

const meter = cva(styles.root, { variants: { tone: styles.tone }, defaultVariants: { tone: 'accent' } })

export type MeterTone = keyof typeof styles.tone

export type MeterProps = Omit<ComponentProps<'div'>, 'children'> &
  CaptionTexts & {
    value: number
    min?: number | undefined
    max?: number | undefined
    tone?: MeterTone | undefined
  }

/** A quantity within a range: health, storage, a resistance. For an ongoing task, use `Progress`. */
export function Meter({
  label,
  valueText,
  valueDisplay,
  isCaptionHidden,
  value,
  min = 0,
  max = 100,
  tone,
  className,
  ...props
}: MeterProps) {
  const labelId = useId()
  const share = shareOf(value, max, min)
  return (
    <div {...props} className={meter({ tone, className })}>
      <ValueCaption {...{ id: labelId, label, valueText, valueDisplay, isCaptionHidden }} />
      <meter
        className={visuallyHidden}
        aria-labelledby={labelId}
        aria-valuetext={valueText}
        value={min + share * (max - min)}
        min={min}
        max={max}
      />
      <div className={styles.track} aria-hidden>
        <div className={styles.bar} style={{ transform: barTransform(share) }} />
      </div>
    </div>
  )
}

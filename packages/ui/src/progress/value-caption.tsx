import type { ReactNode } from 'react'

import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts'
import * as styles from './value-caption.css.ts'

export type CaptionTexts = {
  label: ReactNode
  /** Shown beside the label and read, in the language of the page: "18 of 30 spins". */
  valueText?: string | undefined
  /** The same text with visual emphasis. */
  valueDisplay?: ReactNode
  isCaptionHidden?: boolean | undefined
}

/** Label and value of a bar. Screen readers get the value from the bar. */
export function ValueCaption({
  id,
  label,
  valueText,
  valueDisplay = valueText,
  isCaptionHidden = false,
}: CaptionTexts & { id: string }) {
  return (
    <div className={isCaptionHidden ? visuallyHidden : styles.caption}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {valueDisplay !== undefined && (
        <span aria-hidden className={styles.value}>
          {valueDisplay}
        </span>
      )}
    </div>
  )
}

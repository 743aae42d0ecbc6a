import { useRef } from 'react'
import { useDateSegment } from 'react-aria/useDateField'
import type { DateFieldState, DateSegment as Segment } from 'react-stately/useDateFieldState'

import * as styles from './date-field.css.ts'

type DateSegmentProps = { id: string | undefined; segment: Segment; state: DateFieldState }

/** Day, month or year, or what separates them. */
export function DateSegment({ id, segment, state }: DateSegmentProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const { segmentProps } = useDateSegment(segment, state, ref)
  return (
    <span
      {...segmentProps}
      // Its name consists of its own label and that of the field.
      {...(id !== undefined && { id, 'aria-labelledby': `${id} ${id}-label` })}
      ref={ref}
      translate="no"
      data-placeholder={segment.isPlaceholder || undefined}
      className={segment.type === 'literal' ? styles.literal : styles.segment}
    >
      {segment.text}
    </span>
  )
}

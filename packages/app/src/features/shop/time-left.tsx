import { Countdown } from '@olympus/ui/countdown/countdown'
import { useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'

interface TimeLeftProps {
  readonly label: string
  readonly until: string
  readonly doneText: string
  readonly onOver: () => void
}

/** How long an offer goes on. Nothing for a moment that is past on this device when it is first seen: its clock is wrong. */
export function TimeLeft({ label, until, doneText, onOver }: TimeLeftProps): ReactNode {
  const format = useFormat()
  const endsAtMs = Date.parse(until)
  const [isAhead] = useState(() => endsAtMs > Date.now())
  if (!isAhead) return null
  return (
    <Countdown
      size="sm"
      label={label}
      endsAtMs={endsAtMs}
      formatUnit={format.unitParts}
      doneText={doneText}
      onComplete={onOver}
    />
  )
}

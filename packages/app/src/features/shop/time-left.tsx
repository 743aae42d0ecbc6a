import { Countdown } from '@olympus/ui/countdown/countdown'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'

interface TimeLeftProps {
  readonly label: string
  readonly until: string
  readonly doneText: string
  /** Asks the server for the offer, again as long as it still has this end: the clock of this device may be ahead. */
  readonly onOver: () => void
}

/** How long an offer goes on. Nothing for a moment that is past on this device when it is first seen: its clock is wrong. */
export function TimeLeft({ label, until, doneText, onOver }: TimeLeftProps): ReactNode {
  const format = useFormat()
  const endsAtMs = Date.parse(until)
  const [isAhead] = useState(() => endsAtMs > Date.now())
  const [isOver, setIsOver] = useState(false)
  useAskingUntilGone(isOver, onOver)
  if (!isAhead) return null
  return (
    <Countdown
      size="sm"
      label={label}
      endsAtMs={endsAtMs}
      now={() => Date.now()}
      formatUnit={format.unitParts}
      doneText={doneText}
      onComplete={() => setIsOver(true)}
    />
  )
}

const firstWaitMs = 1000
const longestWaitMs = 60_000

/** At once, and then ever more rarely. */
function useAskingUntilGone(isOver: boolean, ask: () => void): void {
  const askNow = useEffectEvent(ask)

  useEffect(() => {
    if (!isOver) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const askFrom = (waitMs: number) => {
      askNow()
      timer = setTimeout(() => askFrom(Math.min(waitMs * 2, longestWaitMs)), waitMs)
    }
    askFrom(firstWaitMs)
    return () => clearTimeout(timer)
  }, [isOver])
}

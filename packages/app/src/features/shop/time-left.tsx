import { serverTimeMs } from '@olympus/api-client/arrivals'
import { Countdown } from '@olympus/ui/countdown/countdown'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'

import { useLocale } from '../../locale/locale-context.ts'
import { useFormat } from '../../locale/use-format.ts'
import { useRenderClock } from '../../shared/use-render-clock.ts'

interface TimeLeftProps {
  readonly label: string
  readonly until: string
  readonly doneText: string
  /**
   * Reloads the offer. Called repeatedly until its end changes, because this device's clock may be ahead.
   */
  readonly onOver: () => void
}

/**
 * Counts down to the end of an offer. Renders nothing if the end has already passed:
 * this device's clock is wrong.
 */
export function TimeLeft(props: TimeLeftProps): ReactNode {
  const { renderedAtMs } = useLocale()
  return <TimeLeftHere key={renderedAtMs} {...props} />
}

function TimeLeftHere({ label, until, doneText, onOver }: TimeLeftProps): ReactNode {
  const format = useFormat()
  const now = useRenderClock()
  const endsAtMs = Date.parse(until)
  const [isAhead] = useState(() => endsAtMs > now().getTime())
  const [isOver, setIsOver] = useState(false)
  useRepeatedCall(isOver, onOver)
  if (!isAhead) return null
  return (
    <Countdown
      size="sm"
      label={label}
      endsAtMs={endsAtMs}
      now={serverTimeMs}
      firstNowMs={now().getTime()}
      formatUnit={format.unitParts}
      doneText={doneText}
      onComplete={() => setIsOver(true)}
    />
  )
}

const firstWaitMs = 1000
const longestWaitMs = 60_000

/** Asks immediately, then with growing delays. */
function useRepeatedCall(isOver: boolean, ask: () => void): void {
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

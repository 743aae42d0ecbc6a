import { Timeline, type TimelineItem, type TimelineProps } from '../timeline/timeline.tsx'

export type DeliveryStep = Omit<TimelineItem, 'state' | 'icon'> & {
  /** `current` is the step in progress. */
  state: 'done' | 'current' | 'next' | 'failed'
}

export type DeliveryTimelineProps = Omit<TimelineProps, 'items' | 'stateTexts'> & {
  /** Names the list. */
  label: string
  steps: readonly DeliveryStep[]
  /** Announced after the label of a completed step. The label of a failed step must say that it failed. */
  doneText?: string | undefined
}

/** The steps of a delivery, from the order to the character. */
export function DeliveryTimeline({ label, steps, doneText, ...props }: DeliveryTimelineProps) {
  return (
    <Timeline
      aria-label={label}
      {...props}
      items={steps}
      stateTexts={doneText === undefined ? undefined : { done: doneText }}
    />
  )
}

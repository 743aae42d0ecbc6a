import { Timeline, type TimelineItem, type TimelineProps } from '../timeline/timeline.tsx'

export type DeliveryStep = Omit<TimelineItem, 'state' | 'icon'> & {
  /** `current` is what is waited for. */
  state: 'done' | 'current' | 'next' | 'failed'
}

export type DeliveryTimelineProps = Omit<TimelineProps, 'items' | 'stateTexts'> & {
  /** Names the list. */
  label: string
  steps: readonly DeliveryStep[]
  /** Read after the label of a step that is done. One that failed says so in its label. */
  doneText?: string | undefined
}

/** The way of a delivery, from the purchase to the character. */
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

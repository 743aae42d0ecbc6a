export type WaterfallStep = {
  label: string
  kind: 'held' | 'gained' | 'spent'
  /** The amount held, or the size of the change, without a sign. */
  value: number
}

/** Where the bar of each step begins and ends. Each change starts where the step before it ended. */
export function fallOf(steps: readonly WaterfallStep[]): (WaterfallStep & { from: number; to: number })[] {
  let level = 0
  return steps.map((step) => {
    const from = step.kind === 'held' ? 0 : level
    const change = step.kind === 'spent' ? -step.value : step.value
    level = from + change
    return { ...step, from, to: level }
  })
}

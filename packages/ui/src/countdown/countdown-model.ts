export type CountdownUnit = 'day' | 'hour' | 'minute'
export type CountdownPart = { unit: CountdownUnit; amount: number }

const minuteMs = 60_000

/** Rounds up, so the result is 0 only when the time is over. */
export const minutesLeft = (leftMs: number) => Math.max(0, Math.ceil(leftMs / minuteMs))

/** Time until `minutesLeft` drops by one. */
export const msToNextMinute = (leftMs: number) => leftMs - (minutesLeft(leftMs) - 1) * minuteMs

/** Days and hours; on the last day hours and minutes; in the last hour minutes. A day is always 24 hours. */
export function countdownParts(minutes: number): CountdownPart[] {
  const day = { unit: 'day', amount: Math.floor(minutes / 1440) } as const
  const hour = { unit: 'hour', amount: Math.floor((minutes % 1440) / 60) } as const
  const minute = { unit: 'minute', amount: minutes % 60 } as const
  if (day.amount > 0) return [day, hour]
  return hour.amount > 0 ? [hour, minute] : [minute]
}

const letters = { day: 'D', hour: 'H', minute: 'M' } as const

/** ISO 8601 duration for a `<time>`: `P2DT3H`. */
export function countdownDuration(parts: readonly CountdownPart[]): string {
  const written = (units: CountdownUnit[]) =>
    parts.map(({ unit, amount }) => (units.includes(unit) ? `${amount}${letters[unit]}` : '')).join('')
  return `P${written(['day'])}T${written(['hour', 'minute'])}`
}

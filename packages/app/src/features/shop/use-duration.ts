import { useFormat } from '../../locale/use-format.ts'

const hoursPerDay = 24

/** `30 days`, or `36 hours` if it is no whole number of days. */
export function useDuration(): (hours: number) => string {
  const format = useFormat()
  return (hours) =>
    hours % hoursPerDay === 0 ? format.unit(hours / hoursPerDay, 'day') : format.unit(hours, 'hour')
}

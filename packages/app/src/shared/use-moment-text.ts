import { useFormat } from '../locale/use-format.ts'

/** `14:02` on the same day as `now`, otherwise with the date. */
export function useMomentText() {
  const format = useFormat()
  return (moment: string, now: string): string =>
    format.date(moment) === format.date(now) ? format.time(moment) : format.dateTime(moment)
}

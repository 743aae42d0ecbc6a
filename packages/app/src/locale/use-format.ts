import { useBrowserValue } from '../shared/use-browser-value.ts'
import { createFormat, type Format, type TimeZone } from './format.ts'
import { useLocale } from './locale-context.ts'

const formats = new Map<string, Format>()

/** Formats in the player's time zone. A page that the server has rendered begins in UTC. */
export function useFormat(): Format {
  const { tag } = useLocale()
  const timeZone = useBrowserValue<TimeZone>(() => 'device', 'UTC')
  const key = `${tag} ${timeZone}`
  const format = formats.get(key) ?? createFormat(tag, timeZone)
  formats.set(key, format)
  return format
}

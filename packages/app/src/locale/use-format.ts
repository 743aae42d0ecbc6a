import { createFormat, type Format } from './format.ts'
import { useLocale } from './locale-context.ts'

const formats = new Map<string, Format>()

/** Formats in the player's language and time zone. */
export function useFormat(): Format {
  const { tag, timeZone } = useLocale()
  const key = `${tag} ${timeZone}`
  const format = formats.get(key) ?? createFormat(tag, timeZone)
  formats.set(key, format)
  return format
}

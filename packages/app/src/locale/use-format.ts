import { cached } from '../shared/cached.ts'
import { createFormat, type Format } from './format.ts'
import { useLocale } from './locale-context.ts'
import type { TimeZone } from './time-zone.ts'

const formats = cached((tag: string) => cached((timeZone: TimeZone) => createFormat(tag, timeZone)))

/** Formats in the player's language and time zone. */
export function useFormat(): Format {
  const { tag, timeZone } = useLocale()
  return formats(tag)(timeZone)
}

import { createFormat, type Format } from './format.ts'
import { useLocale } from './locale-context.ts'

const formats = new Map<string, Format>()

export function useFormat(): Format {
  const { tag } = useLocale()
  const format = formats.get(tag) ?? createFormat(tag)
  formats.set(tag, format)
  return format
}

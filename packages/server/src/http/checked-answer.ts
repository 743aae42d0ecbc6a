import type { RequestShape } from '@olympus/contract/endpoint'
import { z } from '@olympus/contract/schema'

interface CheckedAnswer {
  /** The value without the fields that its schema does not know. */
  readonly known: unknown
  /** The first field that was left out, if any. */
  readonly extraField: string | null
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function findExtraField(sent: unknown, known: unknown): string | null {
  if (sent === known || !isObject(sent) || !isObject(known)) return null
  for (const name of Object.keys(sent)) {
    if (!Object.hasOwn(known, name)) return name
    const found = findExtraField(sent[name], known[name])
    if (found !== null) return `${name}.${found}`
  }
  return null
}

/** Reduces a reply to the fields of its schema. Throws if one is missing or of another type. */
export function checkedAnswer({ data }: Pick<RequestShape, 'data'>, value: unknown): CheckedAnswer {
  // Moments are sent as JSON writes them.
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null))
  const known: unknown = z.parse(data, sent)
  return { known, extraField: findExtraField(sent, known) }
}

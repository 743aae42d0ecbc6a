import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { z } from '@olympus/contract/schema'
import type { BatchEntry } from './bridge-handlers.ts'

/** An endpoint that accepts any entries. Each is parsed alone, so that a bad one does not fail the batch. */
export function shellOf(endpoint: BridgeEndpoint): BridgeEndpoint {
  const { body, entry } = endpoint
  if (!body || !entry) return endpoint
  const entries = z.array(z.unknown()).check(z.minLength(1), z.maxLength(bridgeLimits.maxEntries))
  return { ...endpoint, body: z.extend(body, { entries }) }
}

interface ParsedEntries {
  readonly entries: readonly BatchEntry<unknown>[]
  readonly bad: readonly EntryAnswer[]
}

const maxIssues = 5
const maxIssueLength = 200

/**
 * An issue can name a field of the entry, which may be as long as the body. Half a pair cannot be stored.
 */
const shortened = (text: string) =>
  text.length > maxIssueLength ? `${text.slice(0, maxIssueLength).toWellFormed()}…` : text

export function parseEntries(entrySchema: z.ZodMiniType, given: readonly unknown[]): ParsedEntries {
  const entries: BatchEntry<unknown>[] = []
  const bad: EntryAnswer[] = []
  for (const [index, value] of given.entries()) {
    const { success, data, error } = z.safeParse(entrySchema, value)
    if (success) entries.push({ index, entry: data })
    else {
      const issues = error.issues
        .slice(0, maxIssues)
        .map(({ path, message }) => ({ path: shortened(path.join('.')), message: shortened(message) }))
      bad.push({ index, result: 'refused', reason: 'BAD_ENTRY', issues })
    }
  }
  return { entries, bad }
}

import type { EntryAnswer } from '@olympus/contract/bridge/batch'
import type { BridgeEndpoint } from '@olympus/contract/bridge/endpoint'
import { bridgeLimits } from '@olympus/contract/bridge/limits'
import { z } from '@olympus/contract/schema'
import { flawOf, maxDepth } from '../request-body.ts'
import type { BatchEntry } from './bridge-handlers.ts'

/** An endpoint that accepts any entries. Each is parsed alone, so that a bad one does not fail the batch. */
export function shellOf(endpoint: BridgeEndpoint): BridgeEndpoint {
  const { body, entry } = endpoint
  if (!body || !entry) return endpoint
  const entries = z.array(z.unknown()).check(z.minLength(1), z.maxLength(bridgeLimits.maxEntries))
  return { ...endpoint, body: z.extend(body, { entries }) }
}

/** In place of an entry that cannot be stored. */
class FlawedEntry {
  readonly flaw: string
  constructor(flaw: string) {
    this.flaw = flaw
  }
}

/** The shell of a batch and its list. */
const levelsAbove = 2

/** Replaces the entries of a batch that cannot be stored. */
export function setAsideFlawed(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('entries' in body) || !Array.isArray(body.entries))
    return body
  const entries = body.entries.map((entry: unknown) => {
    const flaw = flawOf(entry, maxDepth - levelsAbove)
    return flaw === null ? entry : new FlawedEntry(flaw)
  })
  return { ...body, entries }
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

const badEntry = (index: number, issues: EntryAnswer['issues']): EntryAnswer => ({
  index,
  result: 'refused',
  reason: 'BAD_ENTRY',
  issues,
})

export function parseEntries(entrySchema: z.ZodMiniType, given: readonly unknown[]): ParsedEntries {
  const entries: BatchEntry<unknown>[] = []
  const bad: EntryAnswer[] = []
  for (const [index, value] of given.entries()) {
    if (value instanceof FlawedEntry) {
      bad.push(badEntry(index, [{ path: '', message: `The entry ${value.flaw}` }]))
      continue
    }
    const { success, data, error } = z.safeParse(entrySchema, value)
    if (success) entries.push({ index, entry: data })
    else {
      const issues = error.issues
        .slice(0, maxIssues)
        .map(({ path, message }) => ({ path: shortened(path.join('.')), message: shortened(message) }))
      bad.push(badEntry(index, issues))
    }
  }
  return { entries, bad }
}

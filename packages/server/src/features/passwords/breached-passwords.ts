import { createHash } from 'node:crypto'
import type { Log } from '../../log.ts'

const prefixLength = 5
const timeoutMs = 1500
/** A padded range has about 1,000 lines of 40 characters. */
const maxRangeLength = 1_000_000

/** Whether a password is known from a data breach. False without a service, or if it does not answer. */
export type IsBreached = (password: string) => Promise<boolean>

interface BreachService {
  /** Answers `<url>/<first five hex digits of a SHA-1>` with lines of `<other digits>:<count>`. */
  readonly url: string
  readonly log: Log
}

async function readRange(url: string, prefix: string): Promise<string> {
  const response = await fetch(`${url.replace(/\/$/, '')}/${prefix}`, {
    // Pads the range, so that its size does not reveal the prefix.
    headers: { 'add-padding': 'true' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error(`The breach service answered ${response.status}`)
  if (Number(response.headers.get('content-length') ?? 0) > maxRangeLength)
    throw new Error('The breach service answered too much')
  return response.text()
}

/** Padding lines have the count 0. */
const holds = (range: string, suffix: string) =>
  range.split('\n').some((line) => {
    const [found, count] = line.trim().toUpperCase().split(':')
    return found === suffix && Number(count) > 0
  })

/**
 * Looks passwords up by the first digits of their hash, which thousands of passwords share. A service that
 * is down must not keep anybody from setting a password.
 */
export function createBreachedPasswords({ url, log }: BreachService): IsBreached {
  return async (password) => {
    const hash = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase()
    try {
      const range = await readRange(url, hash.slice(0, prefixLength))
      return holds(range, hash.slice(prefixLength))
    } catch (error) {
      log.warn({ err: error }, 'breached passwords cannot be looked up')
      return false
    }
  }
}

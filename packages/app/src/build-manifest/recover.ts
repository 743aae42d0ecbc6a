import type { GuardedReload } from './reload-guard.ts'

/** What became of a page whose code could not be loaded. `refused`: it has just been reloaded for that. */
export type Recovery = 'reloads' | 'refused' | 'unreachable'

const patienceMs = 5000

/**
 * Reloads the page, as a new build may have replaced its code. Without a server, a reload would leave the
 * browser's own error page. Browsers may take any network for a connection, so the server is asked.
 */
export async function recover(reload: GuardedReload): Promise<Recovery> {
  const signal = AbortSignal.timeout(patienceMs)
  try {
    await fetch('/builds/latest.json', { method: 'HEAD', cache: 'no-store', signal })
  } catch {
    return 'unreachable'
  }
  return reload() ? 'reloads' : 'refused'
}

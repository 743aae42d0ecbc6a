import type { BrowserChallenge, BrowserProof } from '@olympus/contract/browser-check'
import { solveChallengeWorkers } from 'altcha-lib'

// oxlint-disable-next-line import/default -- Vite exports the address of the built worker
import workerUrl from './solver-worker.ts?worker&url'

/** The part of the browser's Trusted Types that is used here. TypeScript does not know them. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (url: string) => string }
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** The policy of the page allows this name. Whatever the input, it names only this worker. */
const trusted = trustedTypes?.createPolicy('browser-check', { createScriptURL: () => workerUrl })

const createWorker = () =>
  new Worker(trusted ? trusted.createScriptURL(workerUrl) : workerUrl, { type: 'module' })

const maxWorkers = 4
const patienceMs = 30_000

/**
 * Solves a challenge in workers, so that the page stays responsive. Null if it is aborted or takes too long.
 * Rejects if the browser cannot do it.
 */
export async function solve(
  challenge: BrowserChallenge,
  controller: AbortController,
): Promise<BrowserProof | null> {
  const leftMs = challenge.parameters.expiresAt * 1000 - Date.now()
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: Math.min(maxWorkers, navigator.hardwareConcurrency),
    createWorker,
    // If a new challenge has expired, this device's clock is wrong.
    timeout: leftMs > 0 ? Math.min(patienceMs, leftMs) : patienceMs,
  })
  if (!solution) return null
  const { counter, derivedKey } = solution
  return { challenge, solution: { counter, derivedKey } }
}

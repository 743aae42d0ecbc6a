import type { BrowserProof } from '@olympus/contract/browser-check'
import type { Clock } from '../clock.ts'
import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { type CheckOutcome, createBrowserCheckReport } from './browser-check-report.ts'
import type { Limit, Limiter } from './limiter.ts'
import { createProofOfWork, proofLifetimeSeconds } from './proof-of-work.ts'

/** What strangers can do to the mailboxes and usernames of others. */
export type CheckedAction = 'register' | 'request-password-reset' | 'resend-activation'

interface Attempt {
  readonly action: CheckedAction
  readonly network: string
  /** The limit of the network, which applies with a proof too. */
  readonly limit: Limit
  readonly proof: BrowserProof | undefined
}

type Refusal = Failure<'BROWSER_CHECK_REQUIRED' | 'TOO_MANY_REQUESTS'>

export interface BrowserCheck {
  /**
   * Null if the act may go on. BROWSER_CHECK_REQUIRED with a challenge if there are more of them than usual,
   * from this network or in total. Counts the attempt at its limit, unless it only gets a challenge.
   */
  pass(attempt: Attempt): Promise<Refusal | null>
}

const windowSeconds = 60
const uncheckedPerNetwork = { max: 5, windowSeconds: 10 * 60, isSteady: true }

/**
 * How much harder challenges become while proven attempts increase. `share` is the part of the minute's
 * maximum that may pass at this difficulty. A slow phone makes about 500 attempts a second.
 */
const levels = [
  { share: 0.25, maxAttempts: 500 },
  { share: 0.25, maxAttempts: 1000 },
  { share: 0.5, maxAttempts: 2000 },
] as const

/** Even with proofs, so many times as many attempts pass. The others wait for the next minute. */
const provenFactor = 10

interface BrowserCheckOptions {
  /** Attempts of each action that pass unchecked in a minute, in total. 0: all of them. */
  readonly perMinute: number
  readonly limiter: Limiter
  readonly secretBox: Pick<SecretBox, 'hash'>
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
  readonly metrics: Metrics
}

/**
 * The level that proven attempts have reached in the last minute, as this process has seen it. Challenges
 * that nobody solves cost an attacker nothing, so they do not make it harder for others.
 */
function createDifficulty(clock: Clock) {
  const reached = new Map<CheckedAction, { readonly maxAttempts: number; readonly untilMs: number }>()
  return {
    raise(action: CheckedAction, maxAttempts: number): void {
      reached.set(action, { maxAttempts, untilMs: clock.now().getTime() + windowSeconds * 1000 })
    },
    maxAttempts(action: CheckedAction): number {
      const level = reached.get(action)
      return level && level.untilMs > clock.now().getTime() ? level.maxAttempts : levels[0].maxAttempts
    },
  }
}

/** Slows floods down: while there are too many attempts, browsers have to compute something first. */
export function createBrowserCheck({
  perMinute,
  limiter,
  log,
  metrics,
  ...ports
}: BrowserCheckOptions): BrowserCheck {
  if (perMinute === 0) return { pass: ({ limit }) => limiter.hit(limit) }
  const work = createProofOfWork(ports)
  const difficulty = createDifficulty(ports.clock)
  const logCheck = createBrowserCheckReport(log, ports.clock)
  const report = (action: CheckedAction, outcome: CheckOutcome) => {
    logCheck(action, outcome)
    metrics.count('olympus_browser_checks_total', { action, outcome })
  }

  const isUnchecked = async ({ action, network }: Attempt) =>
    !(
      (await limiter.hit({ key: `browser-check-network:${action}:${network}`, ...uncheckedPerNetwork })) ??
      (await limiter.hit({
        key: `browser-check-free:${action}`,
        max: perMinute,
        windowSeconds,
        isSteady: true,
      }))
    )

  /** Each proof counts once, in all processes. */
  const isFirstUse = async ({ challenge }: BrowserProof) =>
    !(await limiter.hit({
      key: `browser-check-proof:${challenge.signature}`,
      max: 1,
      windowSeconds: proofLifetimeSeconds,
      isSteady: true,
    }))

  const isProven = async ({ action, proof }: Attempt) =>
    proof !== undefined && (await work.isSolved(action, proof)) && (await isFirstUse(proof))

  async function passProven(action: CheckedAction): Promise<Failure<'TOO_MANY_REQUESTS'> | null> {
    let refusal: Failure<'TOO_MANY_REQUESTS'> | null = null
    for (const [level, { share, maxAttempts }] of levels.entries()) {
      const max = Math.ceil(perMinute * provenFactor * share)
      refusal = await limiter.hit({
        key: `browser-check-proven:${action}:${level}`,
        max,
        windowSeconds,
        isSteady: true,
      })
      difficulty.raise(action, maxAttempts)
      if (!refusal) return null
    }
    return refusal
  }

  return {
    async pass(attempt) {
      const { action, limit } = attempt
      const limited = await limiter.hit(limit)
      if (limited) return limited
      if (await isProven(attempt)) {
        const refusal = await passProven(action)
        report(action, refusal ? 'delayed' : 'proven')
        return refusal
      }
      if (await isUnchecked(attempt)) return null
      await limiter.forgive(limit)
      report(action, 'challenged')
      const data = await work.challenge(action, difficulty.maxAttempts(action))
      return new Failure('BROWSER_CHECK_REQUIRED', { data })
    },
  }
}

import type { Clock } from '../clock.ts'

interface BreakerOptions {
  readonly clock: Clock
  /** Number of consecutive failures within the window that opens the circuit. */
  readonly maxFailures: number
  readonly windowMs: number
  readonly openMs: number
}

/** Stops calling a failing service, and tries it again with a single request after a while. */
export class CircuitBreaker {
  readonly #options: BreakerOptions
  #failedAtMs: number[] = []
  #openedAtMs: number | null = null
  #isProbing = false

  constructor(options: BreakerOptions) {
    this.#options = options
  }

  /** Whether requests are refused, but for a single one after a while. */
  get isOpen(): boolean {
    return this.#openedAtMs !== null
  }

  /** Whether a request may be sent now. Report the result of each request. */
  admit(): boolean {
    if (this.#openedAtMs === null) return true
    if (this.#isProbing || this.#nowMs() - this.#openedAtMs < this.#options.openMs) return false
    this.#isProbing = true
    return true
  }

  reportSuccess(): void {
    this.#failedAtMs = []
    this.#openedAtMs = null
    this.#isProbing = false
  }

  reportFailure(): void {
    const nowMs = this.#nowMs()
    const { windowMs, maxFailures } = this.#options
    this.#failedAtMs = [...this.#failedAtMs.filter((failedAtMs) => nowMs - failedAtMs < windowMs), nowMs]
    if (this.#isProbing || this.#failedAtMs.length >= maxFailures) this.#openedAtMs = nowMs
    this.#isProbing = false
  }

  #nowMs(): number {
    return this.#options.clock.now().getTime()
  }
}

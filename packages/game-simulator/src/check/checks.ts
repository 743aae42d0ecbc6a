import type { Probe } from './probe.ts'

/** One rule of the protocol. */
export interface Check {
  readonly name: string
  /** Throws a `Finding` if the portal breaks the rule, or `Skipped`. */
  run(probe: Probe): Promise<void>
}

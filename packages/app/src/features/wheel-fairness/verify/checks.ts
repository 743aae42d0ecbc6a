import type { SpinProof } from '@olympus/contract/wheel-fairness'

import type { WheelKeys } from './signed-statement.ts'

/** In the order in which a spin is checked. */
export const checkNames = ['receipt', 'commitment', 'seed', 'draw', 'reward', 'log'] as const
export type CheckName = (typeof checkNames)[number]

/**
 * - `later`: needs what is not public yet: the seed, or the next signed state of the log.
 * - `unchecked`: an earlier check failed, or the browser cannot check signatures.
 */
export type CheckState = 'passed' | 'failed' | 'later' | 'unchecked'

/** What does not add up. */
export type Fault =
  | 'unreadable'
  | 'unknown-key'
  | 'bad-signature'
  | 'other-spin'
  | 'other-fingerprint'
  | 'other-table'
  | 'fixed-too-late'
  | 'other-draw'
  | 'other-reward'
  | 'other-state'
  | 'not-in-log'

export type ValueName =
  | 'receipt'
  | 'fingerprint'
  | 'fingerprintReceipt'
  | 'fixedAt'
  | 'spunAt'
  | 'ourNumber'
  | 'computedFingerprint'
  | 'yourNumber'
  | 'nonce'
  | 'formula'
  | 'draw'
  | 'receiptDraw'
  | 'tableHash'
  | 'receiptTableHash'
  | 'reward'
  | 'receiptReward'
  | 'root'
  | 'computedRoot'
  | 'signedAt'

/** A value of an opened check. */
export interface CheckValue {
  readonly name: ValueName
  readonly value: string
  /** The value that it should be. What differs is marked. */
  readonly expected?: string
}

export interface CheckResult {
  readonly state: CheckState
  readonly fault?: Fault
  readonly values: readonly CheckValue[]
}

export interface Evidence {
  readonly proof: SpinProof
  /** The receipt that the player kept; that of the proof if none is given. */
  readonly receipt: string
  readonly keys: WheelKeys
}

export const failed = (fault: Fault, values: readonly CheckValue[] = []): CheckResult => ({
  state: 'failed',
  fault,
  values,
})

export const signatureFaults = {
  invalid: 'bad-signature',
  'unknown-key': 'unknown-key',
} as const satisfies Record<string, Fault>

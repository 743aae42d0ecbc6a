import { msg } from '@lingui/core/macro'
import type { BrowserChallenge, BrowserProof } from '@olympus/contract/browser-check'

import type { Submission } from '../form/submission.ts'
import { solve } from './solve.ts'

interface Checked<Data> {
  /** The submission that asked for a proof. */
  readonly refused: Submission<Data>
  readonly submit: (proof: BrowserProof) => Promise<Submission<Data>>
  readonly controller: AbortController
}

const isChallenged = (submission: Submission<unknown>) =>
  submission.kind === 'refused' && submission.failure.key === 'BROWSER_CHECK_REQUIRED'

/** A proof may come too late, and then there is another challenge. */
const maxRounds = 2

const tooSlow = msg`Checking your browser took too long. Try again in a few minutes, or with a faster device.`

/** Loaded when the server has asked for a proof: solves the challenge and submits again. */
export async function submitChecked<Data>({
  refused,
  submit,
  controller,
}: Checked<Data>): Promise<Submission<Data>> {
  let submission = refused
  for (let round = 0; round < maxRounds; round++) {
    if (submission.kind !== 'refused' || !isChallenged(submission)) break
    const { failure } = submission
    try {
      const proof = await solve(failure.data as BrowserChallenge, controller)
      if (controller.signal.aborted) return { kind: 'cancelled' }
      if (!proof) return { kind: 'refused', failure: { ...failure, message: tooSlow } }
      submission = await submit(proof)
    } catch (error) {
      // The refusal tells the player that the check has failed.
      console.error(error)
      return submission
    }
  }
  return submission
}

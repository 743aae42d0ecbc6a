import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { CheckName, CheckState, Fault, ValueName } from './verify/checks.ts'

export const stateNames: Record<CheckState, MessageDescriptor> = {
  passed: msg`Passed`,
  failed: msg`Failed`,
  later: msg`Later`,
  unchecked: msg`Not checked`,
}

/** What a check claims while it has not failed. */
export const claims: Record<CheckName, MessageDescriptor> = {
  receipt: msg`We signed the receipt`,
  commitment: msg`Our number was fixed beforehand`,
  seed: msg`The number we revealed fits the fingerprint`,
  draw: msg`Both numbers together give the draw`,
  reward: msg`The draw belongs to the reward`,
  log: msg`The spin stands in the public log`,
}

export const failures: Record<CheckName, MessageDescriptor> = {
  receipt: msg`We didn’t sign this receipt`,
  commitment: msg`Our number wasn’t fixed beforehand`,
  seed: msg`The number we revealed doesn’t fit the fingerprint`,
  draw: msg`Both numbers together give another draw`,
  reward: msg`The draw doesn’t belong to the reward`,
  log: msg`The spin doesn’t stand in the public log`,
}

export const faultTexts: Record<Fault, MessageDescriptor> = {
  unreadable: msg`It’s not a statement in our format.`,
  'unknown-key': msg`It was signed with a key that isn’t ours.`,
  'bad-signature': msg`The signature doesn’t fit the text: it was changed after we signed it.`,
  'other-spin': msg`The receipt is for another spin.`,
  'other-fingerprint': msg`It’s not the number we committed to.`,
  'other-table': msg`The table of chances isn’t the one our number was bound to.`,
  'fixed-too-late': msg`The fingerprint was published after the spin.`,
  'other-draw': msg`The receipt names a draw that the numbers don’t give.`,
  'other-reward': msg`The table gives another reward for this draw.`,
  'other-state': msg`The state of the log isn’t the one we signed.`,
  'not-in-log': msg`The proof doesn’t lead to the signed root of the log.`,
}

export const valueLabels: Record<ValueName, MessageDescriptor> = {
  receipt: msg`Receipt`,
  fingerprint: msg`Fingerprint`,
  fingerprintReceipt: msg`Signed fingerprint`,
  fixedAt: msg`Published`,
  spunAt: msg`Spun`,
  ourNumber: msg`Our number`,
  computedFingerprint: msg`Its SHA-256`,
  yourNumber: msg`Your number`,
  nonce: msg`Spin of this seed`,
  formula: msg`Computed`,
  draw: msg`Draw`,
  receiptDraw: msg`Draw on the receipt`,
  tableHash: msg`SHA-256 of the table`,
  receiptTableHash: msg`SHA-256 we committed to`,
  reward: msg`Reward of the table`,
  receiptReward: msg`Reward on the receipt`,
  root: msg`Log root`,
  computedRoot: msg`Computed root`,
  signedAt: msg`Signed`,
}

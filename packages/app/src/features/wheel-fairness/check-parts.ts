/** What checks spins and the log, and shows what it finds: one script, loaded once the page is shown. */
export { loadKeys } from './load-keys.ts'
export { ProofPath } from './proof-path.tsx'
export { SpinFindings } from './spin-findings.tsx'
export { readCheckpoint } from './verify/read-checkpoint.ts'
export { readQuestion } from './verify/read-question.ts'
export { verifySpin } from './verify/verify-spin.ts'
export { watchLog } from './watch-log.ts'

import { SeedStatement, SpinStatement, type SpinProof } from '@olympus/contract/wheel-fairness'
import type { z } from '@olympus/contract/schema'

import { checkCommitment } from './check-commitment.ts'
import { checkLog } from './check-log.ts'
import { checkReceipt } from './check-receipt.ts'
import { checkReward } from './check-reward.ts'
import { checkDraw, checkSeed } from './check-seed.ts'
import { checkNames, type CheckName, type CheckResult, type Evidence } from './checks.ts'
import { readStatement, type SignedStatement } from './signed-statement.ts'

/**
 * - `genuine`: every check passed.
 * - `fault`: one failed. That must never happen.
 * - `waiting`: none failed, but our number is not revealed or the spin not in the log yet.
 * - `unsigned`: none failed, but the browser cannot check signatures.
 */
type Verdict = 'genuine' | 'fault' | 'waiting' | 'unsigned'

export interface SpinReport {
  readonly proof: SpinProof
  readonly verdict: Verdict
  readonly checks: readonly ({ readonly name: CheckName } & CheckResult)[]
  /** What the receipt says, if it can be read. */
  readonly receipt: Pick<SignedStatement<SpinStatement>, 'keyId' | 'statement'> | null
  readonly seed: z.output<typeof SeedStatement> | null
}

const unchecked: CheckResult = { state: 'unchecked', values: [] }
const later: CheckResult = { state: 'later', values: [] }

type Run = () => Promise<CheckResult>

/** The checks that the receipt leads to. Those of a seed that is still in use wait. */
function runsOf(evidence: Evidence): Record<CheckName, Run> {
  const spin = readStatement(SpinStatement, evidence.receipt)?.statement
  const seed = readStatement(SeedStatement, evidence.proof.seedStatement)?.statement
  const { serverSeed } = evidence.proof
  // Without them an earlier check has failed.
  const withSpin = (run: (statement: SpinStatement) => Promise<CheckResult>) => async () =>
    spin ? run(spin) : unchecked
  const withSeed = (
    run: (
      serverSeed: string,
      read: z.output<typeof SeedStatement>,
      statement: SpinStatement,
    ) => Promise<CheckResult>,
  ) =>
    withSpin(async (statement) => {
      if (!seed) return unchecked
      return serverSeed === null ? later : run(serverSeed, seed, statement)
    })
  return {
    receipt: () => checkReceipt(evidence),
    commitment: withSpin((statement) => checkCommitment(evidence, statement)),
    seed: withSeed(checkSeed),
    draw: withSeed((number, _, statement) => checkDraw(number, evidence, statement)),
    reward: withSeed((_, read, statement) => checkReward(evidence, read, statement)),
    log: withSpin((statement) => checkLog(evidence, statement)),
  }
}

function verdictOf(results: readonly CheckResult[]): Verdict {
  const has = (state: CheckResult['state']) => results.some((result) => result.state === state)
  if (has('failed')) return 'fault'
  if (has('unchecked')) return 'unsigned'
  return has('later') ? 'waiting' : 'genuine'
}

/** Checks a spin step by step, and stops at the first failure. */
export async function verifySpin(evidence: Evidence): Promise<SpinReport> {
  const runs = runsOf(evidence)
  const checks: ({ name: CheckName } & CheckResult)[] = []
  for (const name of checkNames) {
    const isOver = checks.some(({ state }) => state === 'failed')
    checks.push({ name, ...(isOver ? unchecked : await runs[name]()) })
  }
  const receipt = readStatement(SpinStatement, evidence.receipt)
  return {
    proof: { ...evidence.proof, receipt: evidence.receipt },
    verdict: verdictOf(checks),
    checks,
    receipt: receipt && { keyId: receipt.keyId, statement: receipt.statement },
    seed: readStatement(SeedStatement, evidence.proof.seedStatement)?.statement ?? null,
  }
}

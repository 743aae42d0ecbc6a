import { listCodes } from '@olympus/contract/bridge/game-servers'
import { BridgeError } from '../bridge-client.ts'
import { batchChecks } from './batch-checks.ts'
import { characterChecks } from './character-checks.ts'
import type { Check } from './checks.ts'
import { inputChecks } from './input-checks.ts'
import { createProbe, Finding, type Probe, Skipped } from './probe.ts'
import { sessionChecks } from './session-checks.ts'
import { statisticChecks } from './statistic-checks.ts'
import { taskChecks } from './task-checks.ts'

const checks: readonly Check[] = [
  ...inputChecks,
  ...batchChecks,
  ...characterChecks,
  ...sessionChecks,
  ...statisticChecks,
  ...taskChecks,
]

interface CheckOptions {
  readonly url: string
  readonly key: string
  readonly accountId: number | null
  readonly print: (line: string) => void
}

/** A portal that does not let the key in cannot be checked. */
async function openProbe({ url, key, accountId }: CheckOptions): Promise<Probe> {
  const probe = createProbe(url, key, accountId)
  const reply = await probe.send(listCodes, {}).catch((error: unknown) => {
    if (error instanceof Finding) throw error
    throw new BridgeError('NO_ANSWER', `The portal at ${url} does not answer`)
  })
  if (reply.key === 'GAME_SERVER_KEY_INVALID')
    throw new BridgeError(reply.key, 'The portal does not accept the key of the game server. Was it revoked?')
  if (reply.key !== 'SUCCESS') throw new Finding(`The portal answers ${reply.status} ${reply.key}`)
  return probe
}

async function resultOf(
  check: Check,
  probe: Probe,
): Promise<{ state: 'ok' | 'skipped' | 'finding'; note: string }> {
  try {
    await check.run(probe)
    return { state: 'ok', note: '' }
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error)
    return { state: error instanceof Skipped ? 'skipped' : 'finding', note }
  }
}

/** Checks a portal against the protocol, and prints what each check found. Resolves with the findings. */
export async function runChecks(options: CheckOptions): Promise<readonly string[]> {
  const probe = await openProbe(options)
  const findings: string[] = []
  for (const check of checks) {
    const { state, note } = await resultOf(check, probe)
    options.print(`${state.padEnd(8)} ${check.name}${note && `: ${note}`}`)
    if (state === 'finding') findings.push(`${check.name}: ${note}`)
  }
  return findings
}

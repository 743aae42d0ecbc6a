import { setTimeout as sleep } from 'node:timers/promises'
import { forkSimulator } from './fork-simulator.ts'
import type { SimulationEvent } from './simulation/simulation.ts'

interface SuperviseOptions {
  readonly args: readonly string[]
  readonly killEveryMs: number
  readonly stopping: AbortSignal
  readonly print: (line: string) => void
}

/** Set for a simulator that a supervisor kills. */
export const workerVariable = 'OLYMPUS_SIMULATOR_WORKER'

/** Runs the simulator and kills it again and again (kill -9). The last one ends in order. */
export async function supervise({
  args,
  killEveryMs,
  stopping,
  print,
}: SuperviseOptions): Promise<readonly string[]> {
  const findings: string[] = []
  const take = (event: SimulationEvent) => void ('finding' in event && findings.push(event.finding))
  const env = { ...process.env, [workerVariable]: '1' }
  for (let kills = 0; ; kills++) {
    const { child, end } = forkSimulator(args, { env }, take)
    await sleep(killEveryMs, undefined, { signal: stopping }).catch(() => {})
    if (child.exitCode !== null) return [...findings, `The simulator exited with ${child.exitCode}`]
    const code = await end(stopping.aborted ? 'SIGTERM' : 'SIGKILL')
    if (!stopping.aborted) continue
    print(`Killed ${kills} times`)
    return code === 0 || findings.length > 0 ? findings : [`The simulator exited with ${code}`]
  }
}

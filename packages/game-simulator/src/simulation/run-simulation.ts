import { setTimeout as sleep } from 'node:timers/promises'
import { sendAwards } from './award-loop.ts'
import { compareWithPortal, settleInterrupted } from './compare.ts'
import type { SimulatorOptions } from './options.ts'
import { createCharacters, playSomething } from './play-loop.ts'
import { achieveSomething } from './score-loop.ts'
import { createReporter } from './reporter.ts'
import { createSessions } from './sessions.ts'
import { sendStatistics } from './statistics-loop.ts'
import { type OnEvent, openSimulation, type Simulation } from './simulation.ts'
import { createTaskLoop } from './task-loop.ts'

const reportEveryMs = 1000
const scoreEveryMs = 2000
const statusEveryMs = 60_000

interface RunOptions {
  /** Aborted when the simulation is to log everybody out and end. */
  readonly stopping: AbortSignal
  /** Whether to compare with the portal at the end. */
  readonly compares: boolean
  readonly onEvent: OnEvent
  readonly print: (line: string) => void
}

/** Acts again and again until the simulation stops. */
async function repeat(everyMs: number, stopping: AbortSignal, act: () => Promise<void>): Promise<void> {
  while (!stopping.aborted) {
    await act()
    await sleep(everyMs, undefined, { signal: stopping }).catch(() => {})
  }
}

function statusOf({ journal, counts, findings }: Simulation, online: number): string {
  const parts = [
    `${journal.characters.size} characters, ${online} online`,
    `${counts.logIns} log-ins, ${counts.trades} trades, ${counts.snapshots} snapshots, ${journal.awards.size} awards`,
    `${counts.handedOut} tasks done, ${counts.known} known, ${counts.retried} retried, ${counts.rejected} rejected`,
    `${findings.list.length} findings`,
  ]
  return parts.join('; ')
}

/** Runs the game server until it is stopped. Returns what was found. */
export async function runSimulation(
  options: SimulatorOptions,
  { stopping, compares, onEvent, print }: RunOptions,
): Promise<readonly string[]> {
  // A part that fails stops the others.
  const failing = new AbortController()
  const signal = AbortSignal.any([stopping, failing.signal])
  const simulation = await openSimulation(options, { stopping: signal, onEvent })
  const { journal, findings, wantedAtStart } = simulation
  const reporter = createReporter(simulation)
  const sessions = createSessions(simulation, reporter)
  const tasks = createTaskLoop({ simulation, reporter, sessions }, onEvent)
  const status = () => print(statusOf(simulation, sessions.online().length))
  let reports: Promise<unknown> = Promise.resolve()

  /** Reports may overtake one another if requests do. */
  async function report(send: () => Promise<unknown>): Promise<void> {
    reports = Promise.all([reports, send()])
    if (!options.faults.reorder) await reports
    else reports.catch((error: unknown) => failing.abort(error))
  }

  const parts = [
    () => tasks.run(),
    () => repeat(options.presenceMs, signal, () => sessions.reportPresence()),
    () => repeat(reportEveryMs, signal, () => report(() => reporter.flush())),
    () => repeat(reportEveryMs, signal, () => report(() => sendStatistics(simulation))),
    () => repeat(reportEveryMs, signal, () => sendAwards(simulation)),
    () => repeat(statusEveryMs, signal, async () => status()),
    ...(options.keepsOffline
      ? []
      : [
          () => repeat(options.playMs, signal, () => playSomething(simulation, reporter, sessions)),
          () => repeat(scoreEveryMs, signal, () => achieveSomething(simulation, sessions, reporter)),
        ]),
  ]

  reporter.want(wantedAtStart)
  if (!options.keepsOffline) createCharacters(simulation, reporter)
  await reporter.flush()
  onEvent({ isReady: true })
  const runs = parts.map((part) => part())
  await Promise.all(runs).catch((error: unknown) => failing.abort(error))
  await Promise.allSettled(runs)
  if (failing.signal.aborted) throw failing.signal.reason

  await reports
  await sessions.logOutAll()
  // The second time for sections that the portal asked for.
  await reporter.flush()
  await reporter.flush()
  await sendStatistics(simulation)
  if (compares) {
    await settleInterrupted(simulation, tasks.drain)
    await sendAwards(simulation)
    await reporter.flush()
    await sendStatistics(simulation)
    for (const finding of await compareWithPortal(simulation)) findings.add(finding)
  }
  status()
  journal.close()
  return findings.list
}

/** Only compares what the journal holds with the portal. */
export async function runComparison(
  options: SimulatorOptions,
  run: Pick<RunOptions, 'onEvent' | 'stopping'>,
): Promise<readonly string[]> {
  const simulation = await openSimulation(options, run)
  await sendStatistics(simulation)
  for (const finding of await compareWithPortal(simulation)) simulation.findings.add(finding)
  simulation.journal.close()
  return simulation.findings.list
}

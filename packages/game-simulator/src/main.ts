// `pnpm simulate-game`: a game server that is not one. It plays, and it checks portals.
import { BridgeError } from './bridge-client.ts'
import { runChecks } from './check/run-checks.ts'
import { asksForHelp, type CommandLine, readCommandLine, usageText, UsageError } from './command-line.ts'
import { runComparison, runSimulation } from './simulation/run-simulation.ts'
import type { OnEvent } from './simulation/simulation.ts'
import { supervise, workerVariable } from './supervise.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const onEvent: OnEvent = (event) => {
  process.send?.(event)
  if ('finding' in event) print(`FINDING ${event.finding}`)
}

/** `startClock` starts the time after which the simulator ends. */
function createStop({ forMs }: CommandLine) {
  const stopped = new AbortController()
  const isWorker = process.env[workerVariable] === '1'
  process.on('SIGTERM', () => stopped.abort())
  // The parent process is gone.
  process.on('disconnect', () => stopped.abort())
  process.on('SIGINT', () => {
    // The terminal sends it to all; the supervisor tells its worker when to stop.
    if (isWorker) return
    // A second one stops the process at once.
    if (stopped.signal.aborted) process.exit(1)
    stopped.abort()
  })
  let isStarted = false
  return {
    stopping: stopped.signal,
    startClock() {
      if (isStarted || isWorker || forMs === null) return
      isStarted = true
      setTimeout(() => stopped.abort(), forMs).unref()
    },
  }
}

async function run(commandLine: CommandLine): Promise<readonly string[]> {
  const { simulator, forMs, killEveryMs, onlyCompares, checkedUrl: url, account: accountId } = commandLine
  if (url !== null) return runChecks({ url, key: simulator.key, accountId, print })
  const { stopping, startClock } = createStop(commandLine)
  if (onlyCompares) return runComparison(simulator, { stopping, onEvent })
  if (killEveryMs !== null && process.env[workerVariable] !== '1') {
    startClock()
    const args = process.argv.slice(2)
    return supervise({ args, killEveryMs, stopping, print })
  }
  const onRun: OnEvent = (event) => {
    if ('isReady' in event) startClock()
    onEvent(event)
  }
  return runSimulation(simulator, { stopping, compares: forMs !== null, onEvent: onRun, print })
}

async function runAndReport(args: readonly string[]): Promise<void> {
  const findings = await run(readCommandLine(args, process.env))
  const isQuiet = process.env[workerVariable] === '1'
  if (!isQuiet) print(findings.length === 0 ? 'No findings' : `${findings.length} findings`)
  process.exitCode = findings.length === 0 ? 0 : 1
}

try {
  const args = process.argv.slice(2)
  if (asksForHelp(args)) print(usageText)
  else await runAndReport(args)
} catch (error) {
  if (!(error instanceof BridgeError || error instanceof UsageError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
} finally {
  // The parent process must not be kept waiting.
  if (process.connected) process.disconnect()
}

// `node scripts/drill.ts` breaks a portal under load and
// checks that no acknowledged action was lost or done twice.
import { parseArgs } from 'node:util'
import { type DrillReport, runDrill } from '../packages/server/drills/drill.ts'
import { type Fault, isFault } from '../packages/server/drills/faults.ts'
import { restorableEmbedded } from '../packages/server/drills/restorable-embedded.ts'
import { restorablePostgresql } from '../packages/server/drills/restorable-postgresql.ts'
import { runRestoreDrill } from '../packages/server/drills/restore-drill.ts'
import { makeLoopDisk } from './loop-disk.ts'
import { type OwnPostgresql, startPostgresql } from './postgresql.ts'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    faults: { type: 'string' },
    rounds: { type: 'string' },
    minutes: { type: 'string', default: '10' },
    players: { type: 'string', default: '40' },
    'at-once': { type: 'string', default: '16' },
    'game-faults': { type: 'boolean', default: false },
  },
})

/** Default faults. Cutting power needs a separate disk, so it must be requested. */
const ordinary = {
  postgresql: [
    'kill-server',
    'restart-server',
    'kill-game',
    'kill-postgresql',
    'kill-backend',
    'cut-connections',
  ],
  embedded: ['kill-server', 'restart-server', 'kill-game'],
} as const satisfies Record<string, readonly Fault[]>

const { database } = values
if (database !== 'postgresql' && database !== 'embedded')
  throw new Error('--database: expected postgresql or embedded')
/** It loses what came after the backup, so it runs alone and compares in another way. */
const isRestore = values.faults === 'restore-backup'
const named = isRestore
  ? []
  : values.faults === undefined
    ? ordinary[database]
    : values.faults.split(',').filter(Boolean)
const faults = named.map((name) => {
  if (!isFault(name)) throw new Error(`--faults: unknown fault ${name}`)
  return name
})

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const print = (name: string, value: string) => process.stdout.write(`${name.padEnd(24)} ${value}\n`)
const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([name, count]) => `${name} ${numbers.format(count)}`).join(', ') || 'none'

function printReport({
  answers,
  faultCounts,
  times,
  repeatedDeliveries,
  memoryMb,
  deadlocks,
  problems,
}: DrillReport): void {
  const sorted = times.firstTriesMs.toSorted((one, other) => one - other)
  const at = (share: number) => numbers.format(sorted[Math.floor(sorted.length * share)] ?? 0)
  print('Faults', listed(faultCounts))
  print('Answers', listed(answers))
  print('Answered at once', `${numbers.format(sorted.length)}, median ${at(0.5)} ms, p99 ${at(0.99)} ms`)
  print(
    'Answered after a retry',
    `${numbers.format(times.repeated)}; the longest wait was ${numbers.format(times.longestMs)} ms`,
  )
  print('Repeated deliveries', `${repeatedDeliveries}, none handed out twice`)
  print('Memory', `${memoryMb.join(', ')} MB in each fifth of the time`)
  if (deadlocks !== null) print('Deadlocks', String(deadlocks))
  for (const problem of problems) print('PROBLEM', problem)
  print('Outcome', problems.length === 0 ? 'sound' : `${problems.length} problems`)
}

async function drillRestore(own: OwnPostgresql | undefined): Promise<number> {
  const players = Number(values.players)
  const portal = own
    ? await restorablePostgresql({ url: own.url, power: own, cluster: own.cluster }, players)
    : await restorableEmbedded(players)
  const { kept, lost, answers, problems } = await runRestoreDrill(portal, Number(values['at-once']))
  print('Orders kept', `${numbers.format(kept)}; ${numbers.format(lost)} came after the moment`)
  print('Answers after it', listed(answers))
  for (const problem of problems) print('PROBLEM', problem)
  print('Outcome', problems.length === 0 ? 'sound' : `${problems.length} problems`)
  return problems.length
}

/** Only the report goes to standard output. */
const onFault = (fault: Fault, acknowledged: number) =>
  process.stderr.write(`${new Date().toISOString()} ${fault} after ${numbers.format(acknowledged)} answers\n`)

const disk = faults.includes('cut-power') ? await makeLoopDisk() : undefined
const postgresql =
  database === 'postgresql' ? await startPostgresql({ folder: disk?.folder, isDurable: true }) : undefined

async function drillFaults(): Promise<number> {
  const length =
    values.rounds === undefined ? { seconds: 60 * Number(values.minutes) } : { rounds: Number(values.rounds) }
  const report = await runDrill({
    postgresql: postgresql && { url: postgresql.url, power: postgresql },
    disk,
    faults,
    length,
    players: Number(values.players),
    hasFaultyGame: values['game-faults'],
    atOnce: Number(values['at-once']),
    onFault,
  })
  printReport(report)
  return report.problems.length
}

try {
  if (database === 'postgresql' && !postgresql)
    throw new Error('PostgreSQL is missing and cannot be installed.')
  process.exitCode = (isRestore ? await drillRestore(postgresql) : await drillFaults()) === 0 ? 0 : 1
} finally {
  await postgresql?.stop()
  await disk?.remove()
}

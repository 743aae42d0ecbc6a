import { parseArgs } from 'node:util'
import { Failure } from '../failure.ts'
import { SecretKeyError } from '../secrets/open-secret-box.ts'
import { accountCommands } from './account-commands.ts'
import { actCommands } from './act-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { campaignCommands } from './campaign-commands.ts'
import { catalogCommands } from './catalog-commands.ts'
import { checkDatabaseCommand } from './check-database-command.ts'
import { checkLedgerCommand } from './check-ledger-command.ts'
import { coinCommands } from './coin-commands.ts'
import { argumentsForOptions, lineProblem, optionPlaceholders, optionsOf } from './command-options.ts'
import { deliveryCommands } from './delivery-commands.ts'
import { keyCommands } from './key-commands.ts'
import { readLastAct } from './last-act.ts'
import { listFailedRefundsCommand } from './list-failed-refunds-command.ts'
import { listUnmatchedCommand } from './list-unmatched-command.ts'
import {
  type OfflinePorts,
  type Operands,
  type OperatorCommand,
  type OperatorPorts,
  Refusal,
} from './operator-command.ts'
import { paymentCommands } from './payment-commands.ts'
import type { Attribution } from './record-act.ts'
import { refundPurchaseCommand } from './refund-purchase-command.ts'

const commands: readonly OperatorCommand[] = [
  checkLedgerCommand,
  checkDatabaseCommand,
  ...deliveryCommands,
  refundPurchaseCommand,
  listFailedRefundsCommand,
  listUnmatchedCommand,
  ...paymentCommands,
  ...accountCommands,
  ...coinCommands,
  ...campaignCommands,
  ...catalogCommands,
  ...keyCommands,
  ...actCommands,
  ...backupCommands,
]

const synopsis = (command: OperatorCommand) =>
  [command.name, ...(command.operands ?? []), ...optionPlaceholders(command)].join(' ')

const usage = [
  'Usage: operator <command> [--who <name> --why <reason>] [--dry-run]',
  '',
  ...commands.map(
    (command) => `  ${synopsis(command).padEnd(30)} ${command.kind === 'act' ? '*' : ' '} ${command.summary}`,
  ),
  '',
  'Commands with * change something. They need --who and --why and are kept among the acts of operators.',
].join('\n')

class UsageError extends Error {
  override readonly name = 'UsageError'
}

function argumentsOf(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        who: { type: 'string' },
        why: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        ...argumentsForOptions(commands),
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Values = ReturnType<typeof argumentsOf>['values']

function textOf({ who, why }: Values, name: 'who' | 'why'): string {
  const text = { who, why }[name]?.trim()
  if (!text) throw new UsageError(`--${name} is missing: who acts, and why, is kept`)
  const problem = lineProblem(name, text)
  if (problem) throw new UsageError(problem)
  return text
}

/** What a command runs on. */
export interface OperatorHost {
  /** Opens the database and other dependencies for the run of one command. */
  open(): Promise<Opened>
  offline(): Omit<OfflinePorts, 'print'>
}

type Print = OperatorPorts['print']
type Run = (host: OperatorHost, print: Print) => Promise<boolean>

const opened =
  (run: (ports: OperatorPorts) => Promise<boolean>): Run =>
  async ({ open }, print) => {
    const { ports, close } = await open()
    try {
      return await run({ ...ports, print })
    } finally {
      await close()
    }
  }

function runOf(command: OperatorCommand, operands: Operands, values: Values): Run {
  if (values['dry-run']) {
    if (command.kind !== 'act' || !command.rehearse) throw new UsageError(`${command.name} has no --dry-run`)
    const { rehearse } = command
    return opened((ports) => rehearse(ports, operands).then(() => true))
  }
  if (command.kind === 'reading') return opened((ports) => command.run(ports, operands))
  if (command.kind === 'offline') return (host, print) => command.run({ ...host.offline(), print }, operands)
  const by: Attribution = { who: textOf(values, 'who'), why: textOf(values, 'why') }
  return opened(async (ports) => {
    await command.run(ports, operands, by)
    // A later rewrite of the chain differs from what was logged.
    ports.log.info({ act: await readLastAct(ports.database) }, 'last act of operators')
    return true
  })
}

/** Parses the arguments. Returns null to show the help text. */
function parse(argv: readonly string[]): Run | null {
  const { values, positionals } = argumentsOf(argv)
  if (values.help || positionals.length === 0) return null
  const name = positionals.slice(0, 2).join(' ')
  const command = commands.find((known) => known.name === name)
  if (!command) throw new UsageError(`There is no command ${name}; --help lists them`)
  const operands = positionals.slice(2)
  if (operands.length !== (command.operands?.length ?? 0))
    throw new UsageError(`Expected: operator ${synopsis(command)}`)
  const [first = '', second = ''] = operands
  const options = optionsOf(command, values)
  if (typeof options === 'string') throw new UsageError(options)
  return runOf(command, [first, second, options], values)
}

interface Terminal {
  print(line: string): void
  complain(line: string): void
}

interface Opened {
  readonly ports: Omit<OperatorPorts, 'print'>
  close(): Promise<void>
}

/** Runs one command. Returns the exit code: 0 success, 1 refused or a problem found, 2 invalid usage. */
export async function runOperator(
  argv: readonly string[],
  host: OperatorHost,
  { print, complain }: Terminal,
): Promise<0 | 1 | 2> {
  try {
    const run = parse(argv)
    if (!run) {
      print(usage)
      return 0
    }
    return (await run(host, print)) ? 0 : 1
  } catch (error) {
    const isRefusal = error instanceof Refusal || error instanceof SecretKeyError
    if (!(error instanceof UsageError || isRefusal || error instanceof Failure)) throw error
    complain(
      error instanceof Failure
        ? `${error.key}: how it ended is not known; acts list tells whether it was done`
        : error.message,
    )
    return error instanceof UsageError ? 2 : 1
  }
}

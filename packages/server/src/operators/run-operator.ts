import { Failure } from '../failure.ts'
import { SecretKeyError } from '../secrets/open-secret-box.ts'
import { actCommands } from './act-commands.ts'
import { campaignCommands } from './campaign-commands.ts'
import { catalogCommands } from './catalog-commands.ts'
import { checkLedgerCommand } from './check-ledger-command.ts'
import { parseCommandLine, UsageError, usageOf } from './command-line.ts'
import { deliveryCommands } from './delivery-commands.ts'
import type { Files } from './files.ts'
import { keyCommands } from './key-commands.ts'
import { listFailedRefundsCommand } from './list-failed-refunds-command.ts'
import { listUnmatchedCommand } from './list-unmatched-command.ts'
import { type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { operatorsCommands } from './operators-commands.ts'
import { refundPurchaseCommand } from './refund-purchase-command.ts'
import { requestCommands } from './request-commands.ts'
import { type ExitCode, runCommand } from './run-command.ts'

const ownCommands: readonly OperatorCommand[] = [
  checkLedgerCommand,
  ...deliveryCommands,
  refundPurchaseCommand,
  listFailedRefundsCommand,
  listUnmatchedCommand,
  ...campaignCommands,
  ...catalogCommands,
  ...keyCommands,
  ...operatorsCommands,
  ...actCommands,
]

const commands: readonly OperatorCommand[] = [...ownCommands, ...requestCommands(ownCommands)]

/** The person who runs a command, and their process. */
export interface Client {
  readonly files: Files
  print(line: string): void
  complain(line: string): void
  /** Null without a key. Throws a refusal for one that cannot be used. */
  readKey(): string | null
}

/** The database and other dependencies for the run of one command. */
interface Opened {
  readonly ports: Omit<OperatorPorts, 'files' | 'print'>
  /** The command runs inside a server. */
  readonly isServer?: true
  close(): Promise<void>
}

/** A server that runs the command, because it holds the database. */
interface Remote {
  run(argv: readonly string[], client: Client): Promise<ExitCode>
}

/**
 * Runs one command here or, if `open` finds one, in the server that holds the database. Returns the exit
 * code. Throws faults.
 */
export async function runOperator(
  argv: readonly string[],
  open: () => Promise<Opened | Remote>,
  client: Client,
): Promise<ExitCode> {
  try {
    const invocation = parseCommandLine(argv, commands)
    if (!invocation) {
      client.print(usageOf(commands))
      return 0
    }
    const key = invocation.command.proof === 'owner' ? null : client.readKey()
    const opened = await open()
    if ('run' in opened) return await opened.run(argv, client)
    const { ports, isServer, close } = opened
    try {
      if (isServer && invocation.command.needsStoppedServer)
        throw new Refusal(`Stop the server first: ${invocation.command.name} cannot run beside it`)
      const { files, print } = client
      return await runCommand({ ...ports, files, print }, invocation, key)
    } finally {
      await close()
    }
  } catch (error) {
    const isRefusal = error instanceof Refusal || error instanceof SecretKeyError
    if (!(error instanceof UsageError || isRefusal || error instanceof Failure)) throw error
    client.complain(
      error instanceof Failure
        ? `${error.key}: how it ended is not known; acts list tells whether it was done`
        : error.message,
    )
    return error instanceof UsageError ? 2 : 1
  }
}

import path from 'node:path'
import { Failure } from '../failure.ts'
import { SecretKeyError } from '../secrets/open-secret-box.ts'
import { accountCommands } from './account-commands.ts'
import { actCommands } from './act-commands.ts'
import { backupCommands } from './backup-commands.ts'
import { boardCommands } from './board-commands.ts'
import { bridgeCommands } from './bridge-commands.ts'
import { campaignCommands } from './campaign-commands.ts'
import { catalogCommands } from './catalog-commands.ts'
import { checkDatabaseCommand } from './check-database-command.ts'
import { checkLedgerCommand } from './check-ledger-command.ts'
import { type Invocation, parseCommandLine } from './command-line.ts'
import { coinCommands } from './coin-commands.ts'
import { deliveryCommands } from './delivery-commands.ts'
import type { Files } from './files.ts'
import { gameDataCommands } from './game-data-commands.ts'
import { gameServerCommands } from './game-server-commands.ts'
import { keyCommands } from './key-commands.ts'
import { launcherCommands } from './launcher-commands.ts'
import { listFailedRefundsCommand } from './list-failed-refunds-command.ts'
import { listUnmatchedCommand } from './list-unmatched-command.ts'
import { operatorsCommands } from './operators-commands.ts'
import { type OfflinePorts, type OperatorCommand, type OperatorPorts, Refusal } from './operator-command.ts'
import { paymentCommands } from './payment-commands.ts'
import { refundPurchaseCommand } from './refund-purchase-command.ts'
import { UsageError } from './refusal.ts'
import { requestCommands } from './request-commands.ts'
import { type ExitCode, runCommand } from './run-command.ts'
import { selectionCommands } from './selection-commands.ts'
import { swapCommands } from './swap-commands.ts'
import { wheelCommands } from './wheel-commands.ts'
import { wheelTicketCommands } from './wheel-ticket-commands.ts'

const ownCommands: readonly OperatorCommand[] = [
  checkLedgerCommand,
  checkDatabaseCommand,
  ...deliveryCommands,
  ...swapCommands,
  refundPurchaseCommand,
  listFailedRefundsCommand,
  listUnmatchedCommand,
  ...paymentCommands,
  ...accountCommands,
  ...coinCommands,
  ...wheelTicketCommands,
  ...campaignCommands,
  ...catalogCommands,
  ...gameDataCommands,
  ...gameServerCommands,
  ...bridgeCommands,
  ...boardCommands,
  ...launcherCommands,
  ...selectionCommands,
  ...wheelCommands,
  ...keyCommands,
  ...operatorsCommands,
  ...actCommands,
  ...backupCommands,
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

/** What a command runs on. */
export interface OperatorHost {
  open(): Promise<Opened | Remote>
  /** For commands that open no database. */
  offline(): Omit<OfflinePorts, 'print'>
}

/** A server may run in another directory than its operators. */
const withAbsolutePaths = (argv: readonly string[], { command, operands }: Invocation): readonly string[] => {
  const [directory] = command.operands?.[0] === '<directory>' ? operands : []
  return argv.map((word) => (word === directory ? path.resolve(word) : word))
}

/**
 * Runs one command here or, if `open` finds one, in the server that holds the database. Returns the exit
 * code. Throws faults.
 */
export async function runOperator(
  argv: readonly string[],
  { open, offline }: OperatorHost,
  client: Client,
): Promise<ExitCode> {
  try {
    const invocation = parseCommandLine(argv, commands)
    if (typeof invocation === 'string') {
      client.print(invocation)
      return 0
    }
    if (invocation.kind === 'offline') {
      const { command, operands } = invocation
      return (await command.run({ ...offline(), print: client.print }, operands)) ? 0 : 1
    }
    const key = invocation.command.proof === 'owner' ? null : client.readKey()
    const opened = await open()
    if ('run' in opened) return await opened.run(withAbsolutePaths(argv, invocation), client)
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
    if (!(isRefusal || error instanceof Failure)) throw error
    client.complain(
      error instanceof Failure
        ? `${error.key}: how it ended is not known; acts list tells whether it was done`
        : error.message,
    )
    return error instanceof UsageError ? 2 : 1
  }
}

import type { Config } from '../config.ts'
import type { Ports } from '../features/ports.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import type { AnchorFile } from './anchors/anchor-file.ts'
import type { Files } from './files.ts'
import type { Attribution } from './record-act.ts'
import { Refusal, UsageError } from './refusal.ts'

export { Refusal }

export interface OperatorPorts extends Pick<Ports, 'database' | 'log' | 'provider' | 'random'> {
  readonly config: Pick<Config, 'launcherDir' | 'operatorLimits' | 'publicUrl'>
  /** Throws if the key of the server is not configured. */
  keyRing(): KeyRing
  readonly anchors: AnchorFile
  /** The files that operands name, wherever the operator runs the command. */
  readonly files: Files
  print(line: string): void
}

/** For what has to work without an open database. */
export interface OfflinePorts extends Pick<OperatorPorts, 'log' | 'print'> {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys'>
}

/** The given options of a command, by name. */
export type Options = Readonly<Record<string, string>>

/** Those that a command does not take are empty. */
export type Operands = readonly [first: string, second: string, options: Options]

interface Option {
  readonly name: string
  /** Such as `<date>`. */
  readonly placeholder: string
  readonly isRequired?: boolean
}

/** Operands and options as they were typed. */
export const wordsOf = ([first, second, options]: Operands): readonly string[] => [
  ...[first, second].filter((operand) => operand !== ''),
  ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
]

interface Described {
  /** Two words: subject and action. */
  readonly name: string
  /** Placeholders of the operands, such as `<id>` or `<file>`. Without them the command takes none. */
  readonly operands?: readonly [string] | readonly [string, string]
  /** Options beside those of all commands. Each takes one line of text. */
  readonly options?: readonly Option[]
  readonly summary: string
  /** By default a key. `first`: none while there is no operator. `owner`: SECRET_KEY opens the database. */
  readonly proof?: 'first' | 'owner'
  /** Cannot run inside a server. */
  readonly needsStoppedServer?: true
}

/** A command that changes nothing. Returns false for a problem that needs attention. */
interface Reading extends Described {
  readonly kind: 'reading'
  /** Compares with anchors, also those of other machines (`--anchors <file>`, repeatable). */
  readonly takesAnchors?: true
  run(ports: OperatorPorts, operands: Operands, anchorFiles: readonly string[]): Promise<boolean>
}

/** A command that changes data and records the change in the same transaction. */
export interface Act extends Described {
  readonly kind: 'act'
  run(ports: OperatorPorts, operands: Operands, by: Attribution): Promise<void>
  /** Prints the planned changes. */
  rehearse?(ports: OperatorPorts, operands: Operands): Promise<void>
  /**
   * If so, the command is stored until a second operator confirms it. `recordAct` also asks for one if the
   * amounts of an operator's acts exceed the limits.
   */
  needsSecondOperator?(ports: OperatorPorts, operands: Operands): Promise<boolean>
}

/** A command that opens no database, so that it runs in its own process. Returns false like a reading. */
interface Offline extends Described {
  readonly kind: 'offline'
  run(ports: OfflinePorts, operands: Operands): Promise<boolean>
}

export type OperatorCommand = Reading | Act | Offline

/** The operand of a command for a single row. */
export function idOf(operand: string): number {
  const id = Number(operand)
  if (!/^\d{1,15}$/.test(operand) || id === 0)
    throw new UsageError(`${operand} is no id: expected a whole number`)
  return id
}

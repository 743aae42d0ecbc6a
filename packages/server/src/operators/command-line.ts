import { parseArgs } from 'node:util'
import { argumentsForOptions, lineProblem, optionPlaceholders, optionsOf } from './command-options.ts'
import type { Operands, OperatorCommand } from './operator-command.ts'
import { UsageError } from './refusal.ts'

const synopsis = (command: OperatorCommand) =>
  [command.name, ...(command.operands ?? []), ...optionPlaceholders(command)].join(' ')

/** The commands that begin with the words, or all if none does. */
function matching(words: string, commands: readonly OperatorCommand[]): readonly OperatorCommand[] {
  const found = commands.filter(({ name }) => `${name} `.startsWith(`${words} `))
  return found.length > 0 ? found : commands
}

const usageOf = (commands: readonly OperatorCommand[]): string =>
  [
    'Usage: operator <command> [--why <reason>] [--dry-run] [--anchors <file>]',
    '',
    ...commands.map(
      (command) =>
        `  ${synopsis(command).padEnd(30)} ${command.kind === 'act' ? '*' : ' '} ${command.summary}`,
    ),
    '',
    'OPERATOR_KEY, or the file that OPERATOR_KEY_FILE names, is the key of who runs a command.',
    'Commands with * change something. They need --why and are kept among the acts of operators.',
  ].join('\n')

function argumentsOf(argv: readonly string[], commands: readonly OperatorCommand[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        why: { type: 'string' },
        'dry-run': { type: 'boolean' },
        anchors: { type: 'string', multiple: true },
        help: { type: 'boolean', short: 'h' },
        ...argumentsForOptions(commands),
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function reasonIn(given: string | undefined): string {
  const why = given?.trim()
  if (!why) throw new UsageError('--why is missing: the reason is kept')
  const problem = lineProblem('why', why)
  if (problem) throw new UsageError(problem)
  return why
}

type ActCommand = Extract<OperatorCommand, { kind: 'act' }>
type ReadingCommand = Extract<OperatorCommand, { kind: 'reading' }>
type OfflineCommand = Extract<OperatorCommand, { kind: 'offline' }>

/** A command with everything it was given. */
export type Invocation = { readonly operands: Operands } & (
  | { readonly kind: 'reading'; readonly command: ReadingCommand; readonly anchorFiles: readonly string[] }
  | { readonly kind: 'act'; readonly command: ActCommand; readonly why: string }
  | { readonly kind: 'offline'; readonly command: OfflineCommand }
  | { readonly kind: 'rehearsal'; readonly command: ActCommand }
)

/** Parses the arguments. A text is the help that was asked for. Throws a UsageError. */
export function parseCommandLine(
  argv: readonly string[],
  commands: readonly OperatorCommand[],
): Invocation | string {
  const { values, positionals } = argumentsOf(argv, commands)
  const name = positionals.slice(0, 2).join(' ')
  if (values.help || positionals.length === 0) return usageOf(matching(name, commands))
  const command = commands.find((known) => known.name === name)
  if (!command) throw new UsageError(`There is no command ${name}; --help lists them`)
  const given = positionals.slice(2)
  if (given.length !== (command.operands?.length ?? 0))
    throw new UsageError(`Expected: operator ${synopsis(command)}`)
  const options = optionsOf(command, values)
  if (typeof options === 'string') throw new UsageError(options)
  const operands: Operands = [given[0] ?? '', given[1] ?? '', options]
  const { why, 'dry-run': isRehearsal = false, anchors: anchorFiles = [] } = values
  if (anchorFiles.length > 0 && !(command.kind === 'reading' && command.takesAnchors))
    throw new UsageError(`${command.name} has no --anchors`)
  if (command.kind !== 'act') {
    if (isRehearsal) throw new UsageError(`${command.name} has no --dry-run`)
    return command.kind === 'offline'
      ? { kind: 'offline', command, operands }
      : { kind: 'reading', command, operands, anchorFiles }
  }
  if (!isRehearsal) return { kind: 'act', command, operands, why: reasonIn(why) }
  if (!command.rehearse) throw new UsageError(`${command.name} has no --dry-run`)
  return { kind: 'rehearsal', command, operands }
}

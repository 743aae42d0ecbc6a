import type { OperatorCommand, Options } from './operator-command.ts'

type Optional = Pick<OperatorCommand, 'name' | 'options'>

/** The options of all commands, for `parseArgs`. */
export const argumentsForOptions = (
  commands: readonly Optional[],
): Readonly<Record<string, { readonly type: 'string' }>> =>
  Object.fromEntries(
    commands.flatMap(({ options = [] }) => options.map(({ name }) => [name, { type: 'string' }])),
  )

/** The options of a command in its usage. */
export const optionPlaceholders = ({ options = [] }: Optional): readonly string[] =>
  options.map(({ name, placeholder, isRequired }) =>
    isRequired ? `--${name} ${placeholder}` : `[--${name} ${placeholder}]`,
  )

/** Explains why a text is not one printable line; null if it is. */
export const lineProblem = (name: string, text: string): string | null =>
  text.length > 500 || /\p{Cc}/u.test(text) ? `--${name}: expected one line of at most 500 characters` : null

/** Options that every command may have are not its own. */
const common: ReadonlySet<string> = new Set(['anchors', 'dry-run', 'help', 'why'])

/** Returns the given options of a command, or explains what is wrong with them. */
export function optionsOf(
  { name: command, options = [] }: Optional,
  values: Readonly<Record<string, unknown>>,
): Options | string {
  const own = new Set(options.map(({ name }) => name))
  const unknown = Object.keys(values).find((name) => !own.has(name) && !common.has(name))
  if (unknown) return `${command} has no --${unknown}`
  const given: Record<string, string> = {}
  for (const { name, isRequired } of options) {
    const value = values[name]
    if (value === undefined && !isRequired) continue
    const text = typeof value === 'string' ? value.trim() : ''
    const problem = text ? lineProblem(name, text) : `--${name} is missing`
    if (problem) return problem
    given[name] = text
  }
  return given
}

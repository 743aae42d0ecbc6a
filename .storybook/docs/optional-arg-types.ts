import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types'

type RawType = SBType & { raw?: string; value?: unknown }

const controls: Record<string, string> = { boolean: 'boolean', string: 'text', number: 'number' }
const isMissing = ({ name, value }: RawType) => name === 'other' && value === 'undefined'
const literal = ({ value }: RawType) => /^["'](.*)["']$/.exec(String(value))?.[1]
const isInferred = (control: StrictInputType['control']) =>
  control === undefined || (typeof control === 'object' && control.type === 'object')

function inputOf(input: StrictInputType, argument: unknown): StrictInputType {
  const type = input.type as RawType | undefined
  if (type === undefined || !isInferred(input.control)) return input
  const options =
    type.name === 'union' ? (type.value as RawType[]).filter((part) => !isMissing(part)) : [type]
  const literals = options.map(literal)
  const summary = type.raw?.replace(/ \| undefined$/, '') ?? input.table?.type?.summary
  const control = controls[options.length === 1 ? (options[0]?.name ?? '') : '']
  return {
    ...input,
    table: { ...input.table, ...(summary && { type: { summary } }) },
    ...(literals.length > 1 && literals.every((value) => value !== undefined)
      ? { control: { type: 'select' }, options: literals }
      : { control: control ? { type: control } : Array.isArray(argument) ? { type: 'object' } : false }),
  } as StrictInputType
}

/**
 * Treats `T | undefined` of an optional prop as `T`, so its
 * control is a switch, a field or a list instead of "Set object".
 */
export const optionalArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, input]) => [name, inputOf(input, initialArgs[name])]),
  )

import { parseStyles, type Part } from './parse-styles.ts'

type Declared = Extract<Part, { kind: 'rule' }>['declared'][number]

interface StyleFile {
  /** Contains a hash of the text. */
  readonly name: string
  readonly text: string
}

const parsed = new Map<string, readonly Part[]>()

/** Parsed once, which takes longer than everything else. */
function partsOf({ name, text }: StyleFile): readonly Part[] {
  const parts = parsed.get(name) ?? parseStyles(text)
  parsed.set(name, parts)
  return parts
}

/** Leaves out rules that no element can match. Layers stay, since they are ordered by where they begin. */
function matching(parts: readonly Part[], classes: ReadonlySet<string>): readonly Part[] {
  return parts.flatMap((part): Part[] => {
    if (part.kind === 'text') return [part]
    if (part.kind === 'group') {
      const inner = matching(part.parts, classes)
      return inner.length > 0 || part.prelude.startsWith('@layer') ? [{ ...part, parts: inner }] : []
    }
    const selectors = part.selectors.filter((selector) => selector.classes.every((name) => classes.has(name)))
    return selectors.length > 0 ? [{ ...part, selectors }] : []
  })
}

const declaredIn = (parts: readonly Part[]): readonly Declared[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return declaredIn(part.parts)
    return part.kind === 'rule' ? part.declared : []
  })

/** The custom properties that count for something, starting with those that are known to. */
function usedProperties(declared: readonly Declared[], known: readonly string[]): ReadonlySet<string> {
  const used = new Set(known)
  const custom = Map.groupBy(declared, ({ property }) => property)
  for (const { uses } of custom.get(null) ?? []) for (const name of uses) used.add(name)
  // A set also yields what is added meanwhile.
  for (const name of used)
    for (const { uses } of custom.get(name) ?? []) for (const other of uses) used.add(other)
  return used
}

interface Use {
  readonly properties: ReadonlySet<string>
  /** Text of all declarations. */
  readonly values: string
}

function textOf(parts: readonly Part[], use: Use): string {
  const texts = parts.map((part) => {
    if (part.kind === 'group') return `${part.prelude}{${textOf(part.parts, use)}}`
    if (part.kind === 'text')
      return part.keyframes === null || use.values.includes(part.keyframes) ? part.text : ''
    const declared = part.declared.filter(({ property }) => property === null || use.properties.has(property))
    const selectors = part.selectors.map(({ text }) => text).join()
    return declared.length > 0 ? `${selectors}{${declared.map(({ text }) => text).join(';')}}` : ''
  })
  return texts.join('')
}

/**
 * The styles that the elements of a page may have, in any state: rules whose classes are in the markup,
 * whatever their attributes, pseudo-classes and conditions, and the custom properties that these use.
 */
export function usedStyles(files: readonly StyleFile[], markup: string): string {
  const lists = [...markup.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' '))
  const parts = matching(files.flatMap(partsOf), new Set(lists.flat()))
  const declared = declaredIn(parts)
  // Styles of elements may set or use custom properties, too.
  const properties = usedProperties(declared, markup.match(/--[\w-]+/g) ?? [])
  return textOf(parts, { properties, values: declared.map(({ text }) => text).join(' ') })
}

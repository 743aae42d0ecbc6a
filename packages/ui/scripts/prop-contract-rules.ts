/** Whether a `package.json#exports` target, `./src/*.tsx` or a file, covers the source file. */
export const isPublic = (source: string, targets: readonly string[]): boolean =>
  targets.some((target) => {
    const [start = '', end] = target.split('*')
    return end === undefined ? source === start : source.startsWith(start) && source.endsWith(end)
  })

const heading = (name: string) => `=== ${name}`

/** Replaces destructured parameters, which are an internal detail. */
const signature = (declaration: string) =>
  declaration
    .replace(/\(\{[^}]*\}: /g, '(props: ')
    .replace(/^import .*\n/gm, '')
    .replace(/^export \{\};\n/gm, '')
    .trim()

/** One text with a section per module, in alphabetical order. */
export const contractText = (declarations: ReadonlyMap<string, string>): string =>
  [...declarations]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, declaration]) => `${heading(name)}\n${signature(declaration)}\n`)
    .join('\n')

const sections = (text: string) =>
  new Map(
    text
      .split(/^=== /m)
      .slice(1)
      .map((section) => {
        const [name = '', ...lines] = section.split('\n')
        return [name, lines.join('\n').trim()] as const
      }),
  )

/** Names the added, removed and changed modules. */
export function changedModules(before: string, after: string): string[] {
  const [known, current] = [sections(before), sections(after)]
  return [...new Set([...known.keys(), ...current.keys()])].filter(
    (name) => known.get(name) !== current.get(name),
  )
}

/** The part of a CycloneDX component that the rules read. */
export interface Component {
  readonly group?: string
  readonly name: string
  readonly version: string
  readonly purl: string
  /** Packages for building and testing are excluded from what runs. */
  readonly scope?: string
  readonly licenses?: readonly {
    readonly license?: { readonly id?: string; readonly name?: string }
    readonly expression?: string
  }[]
}

/** Allowed for everything. They ask for no more than their notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
])

/** Allowed for what builds and tests: nothing of it runs in the portal, except the attributed icons. */
const forBuilding = new Set(['CC-BY-3.0', 'CC-BY-4.0', 'MPL-2.0', 'PSF-2.0'])

/** Packages that name their license only in a file. Read it before you add one. */
const named: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin@2.0.2': 'Apache-2.0',
  'eval@0.1.8': 'MIT',
  'require-like@0.1.2': 'MIT',
}

const fullName = ({ group, name, version }: Component) => `${group ? `${group}/` : ''}${name}@${version}`

/** An SPDX expression is allowed if one side of an OR, or all of an AND, is allowed. */
function isAllowed(expression: string, allowed: (id: string) => boolean): boolean {
  const plain = expression.trim()
  if (/^\([^()]*\)$/.test(plain)) return isAllowed(plain.slice(1, -1), allowed)
  if (/[()]/.test(plain)) return false
  return plain
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((license) => allowed(license.trim())))
}

/** One message for each package whose license is unknown or not on the list. */
export function licenseProblems(components: readonly Component[]): string[] {
  return components.flatMap((component) => {
    const { licenses = [], scope } = component
    const name = fullName(component)
    const allowed = (id: string) => permissive.has(id) || (scope === 'excluded' && forBuilding.has(id))
    const given = licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name ?? '')
    const stated = given.length > 0 ? given : [named[name] ?? '']
    const refused = stated.filter((expression) => !isAllowed(expression, allowed))
    return refused.map((expression) => `${name}: ${expression === '' ? 'names no license' : expression}`)
  })
}

import fs from 'node:fs/promises'

import { parseSync, type ESTree, type Plugin } from 'vite'

import { inlineLimits, leanContractModule } from './lean-contract.ts'

const contract = '@olympus/contract/'

interface Import {
  readonly imported: string
  readonly source: string
}

interface ContractModule {
  /** Code of each declaration, by the names that it declares. */
  readonly declarations: ReadonlyMap<string, { readonly code: string; readonly uses: ReadonlySet<string> }>
  /** What it imports, by local name. */
  readonly imports: ReadonlyMap<string, Import>
  readonly exports: readonly string[]
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Nodes of TypeScript that contain an expression; all others are types. */
const typedExpressions: readonly string[] = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']

function childrenOf(node: ESTree.Node): unknown[] {
  if (typedExpressions.includes(node.type)) return [(node as ESTree.TSAsExpression).expression]
  if (node.type.startsWith('TS')) return []
  if (node.type === 'Property' && !node.computed) return [node.value]
  if (node.type === 'MemberExpression' && !node.computed) return [node.object]
  return Object.values(node)
}

/** The names that an expression may read. */
function namesIn(node: ESTree.Node): string[] {
  if (node.type === 'Identifier') return [node.name]
  return childrenOf(node).flat().filter(isNode).flatMap(namesIn)
}

function declaredBy(statement: ESTree.Node): string[] | null {
  if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration')
    return statement.id ? [statement.id.name] : null
  if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') return null
  const names = statement.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  return names.length === statement.declarations.length ? names : null
}

const isType = ({ type }: ESTree.Node) =>
  type === 'TSTypeAliasDeclaration' || type === 'TSInterfaceDeclaration'

const importsOf = (code: string): ReadonlyMap<string, Import> =>
  new Map(
    parseSync('contract.ts', code).module.staticImports.flatMap(({ moduleRequest, entries }) =>
      entries
        .filter((entry) => !entry.isType && entry.importName.name)
        .map(({ importName, localName }) => [
          localName.value,
          { imported: importName.name ?? localName.value, source: moduleRequest.value },
        ]),
    ),
  )

/** The declarations of a module; null if it does more than declare, so that it has to stay whole. */
export function contractModule(code: string): ContractModule | null {
  const declarations = new Map<string, { code: string; uses: ReadonlySet<string> }>()
  const { program, module } = parseSync('contract.ts', code)
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const { specifiers } = statement
      if (specifiers.length > 0 && specifiers.every(({ type }) => type === 'ImportSpecifier')) continue
      return null
    }
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration && isType(declaration)) continue
    const names = declaration && declaredBy(declaration)
    if (!declaration || !names) return null
    const part = {
      code: `export ${code.slice(declaration.start, declaration.end)}`,
      uses: new Set(namesIn(declaration).filter((name) => !names.includes(name))),
    }
    for (const name of names) declarations.set(name, part)
  }
  const exports = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ isType, exportName: { name } }) => (isType || !name ? [] : [name]))
    .filter((name) => declarations.has(name))
  return { declarations, imports: importsOf(code), exports }
}

const importOf = (local: string, { imported, source }: Import) =>
  `import { ${imported === local ? local : `${imported} as ${local}`} } from ${JSON.stringify(source)};`

const partOf = (source: string, name: string) => `${source}?part=${name}`

/** The code of one declaration, with imports of what it uses. */
export function partCode(code: string, name: string, file: string): string {
  const module = contractModule(code)
  const part = module?.declarations.get(name)
  if (!part) return `export { ${name} } from ${JSON.stringify(file)}`
  const imports = [...part.uses].flatMap((local) => {
    const found = module?.imports.get(local)
    if (found?.source.startsWith('.'))
      return [importOf(local, { ...found, source: partOf(found.source, found.imported) })]
    if (found) return [importOf(local, found)]
    return module?.declarations.has(local)
      ? [importOf(local, { imported: local, source: partOf(file, local) })]
      : []
  })
  return [...imports, part.code].join('\n')
}

/** A whole module: what it declares comes from its parts. */
export function wholeCode(code: string, file: string): string {
  const module = contractModule(code)
  return module
    ? module.exports.map((name) => `export { ${name} } from ${JSON.stringify(partOf(file, name))}`).join('\n')
    : importPartsOf('.', code)
}

/** `import()` of one declaration. */
const lazyImport = /import\(["'](@olympus\/contract\/[\w/-]+)["']\)\.then\(\(\{\s*(\w+)\s*\}\)/g

/**
 * Replaces imports from modules of the contract, whose specifiers begin with `prefix`, by imports of single
 * declarations.
 */
export function importPartsOf(prefix: string, code: string): string {
  let direct = code
  const imports = parseSync('module.tsx', code).module.staticImports
  for (const { start, end, moduleRequest, entries } of imports.toReversed()) {
    const values = entries.filter(({ isType }) => !isType)
    if (!moduleRequest.value.startsWith(prefix) || values.length === 0) continue
    const replacements = values.map(({ importName, localName }) => {
      const imported = importName.name ?? localName.value
      return importOf(localName.value, { imported, source: partOf(moduleRequest.value, imported) })
    })
    direct = direct.slice(0, start) + replacements.join(' ') + direct.slice(end)
  }
  return direct.replace(lazyImport, "import('$1?part=$2').then(({ $2 })")
}

/**
 * Makes each declaration of the contract a module, so that the module graph shows which pages use it. A page
 * that only reads an account does not load the schemas of its forms.
 */
export function contractParts(): Plugin[] {
  const modules = new Map<string, Promise<string>>()
  const readModule = (file: string) => {
    const known = modules.get(file)
    if (known) return known
    const reading = fs.readFile(file, 'utf8').then(inlineLimits).then(leanContractModule)
    modules.set(file, reading)
    return reading
  }

  return [
    {
      name: 'olympus-contract-parts',
      apply: 'build',
      enforce: 'pre',
      resolveId: {
        filter: { id: /\?part=\w+$/ },
        async handler(id, importer) {
          const [source = '', name] = id.split('?part=')
          const resolved = await this.resolve(source, importer?.replace(/\?part=\w+$/, ''))
          return resolved ? `${resolved.id}?part=${name}` : null
        },
      },
      load: {
        filter: { id: /\/packages\/contract\/src\/[\w/-]+\.ts\?part=\w+$/ },
        async handler(id) {
          const [file = '', name = ''] = id.split('?part=')
          return { code: partCode(await readModule(file), name, file), moduleType: 'ts' }
        },
      },
    },
    {
      name: 'olympus-contract-wholes',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/packages\/contract\/src\/[\w/-]+\.ts$/ },
        handler: (code, id) => ({ code: wholeCode(code, id), map: null }),
      },
    },
    {
      name: 'olympus-contract-part-imports',
      apply: 'build',
      enforce: 'pre',
      transform: {
        filter: { id: /\/packages\/(?:api-client|app)\/src\/.+\.tsx?$/, code: contract },
        handler: (code) => ({ code: importPartsOf(contract, inlineLimits(code)), map: null }),
      },
    },
  ]
}

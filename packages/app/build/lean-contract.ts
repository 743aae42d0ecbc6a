import { parseSync, type ESTree, type Plugin } from 'vite'

import { limits } from '../../contract/src/limits.ts'

/** What endpoints tell the server, the types and the documentation. The portal checks only what it sends. */
const ofServer: readonly string[] = ['data', 'errors', 'params', 'query', 'summary', 'tag']

/** Endpoints whose bodies no form sends, so nothing in the portal checks them. */
const withoutForm: readonly string[] = ['changeAppearance', 'keepSession', 'refreshSession']

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Whether evaluating an expression calls something, which the bundler takes for a side effect. */
function isComputed(node: ESTree.Node): boolean {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return false
  if (node.type === 'CallExpression' || node.type === 'SpreadElement') return true
  return Object.values(node).flat().filter(isNode).some(isComputed)
}

const calleeOf = (node: ESTree.Expression): string =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : ''

/** Removes what only the server reads from the argument of `endpoint()`. */
function leanEndpoint(node: ESTree.Expression, name: string): Edit[] {
  const leftOut = withoutForm.includes(name) ? [...ofServer, 'body'] : ofServer
  const [definition] = node.type === 'CallExpression' ? node.arguments : []
  if (definition?.type !== 'ObjectExpression') return []
  const { properties, end } = definition
  return properties.flatMap((property, index) =>
    property.type === 'Property' && property.key.type === 'Identifier' && leftOut.includes(property.key.name)
      ? [{ start: property.start, end: properties[index + 1]?.start ?? end - 1, text: '' }]
      : [],
  )
}

/** `named('Name', schema)` only names a schema in the documentation. */
function leanName(node: ESTree.Expression): Edit[] {
  const schema = node.type === 'CallExpression' ? node.arguments[1] : undefined
  if (!schema) return []
  return [
    { start: node.start, end: schema.start, text: '' },
    { start: schema.end, end: node.end, text: '' },
  ]
}

function editsOf(init: ESTree.Expression, name: string): Edit[] {
  const callee = calleeOf(init)
  const inner = callee === 'endpoint' ? leanEndpoint(init, name) : callee === 'named' ? leanName(init) : []
  if (!isComputed(init)) return inner
  return [
    { start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' },
    ...inner,
    { start: init.end, end: init.end, text: '))()' },
  ]
}

/** A module of the contract as the portal needs it: it reads replies without checking them. */
export function leanContractModule(code: string): string {
  const { program } = parseSync('contract.ts', code)
  const edits = program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? statement.declarations : []))
    .flatMap(({ id, init }) => (init ? editsOf(init, id.type === 'Identifier' ? id.name : '') : []))
  return edits
    .toReversed()
    .reduce((lean, { start, end, text }) => lean.slice(0, start) + text + lean.slice(end), code)
}

const importOfLimits =
  /^import \{[^}]*\blimits\b[^}]*\} from ["'](?:@olympus\/contract\/limits|\.\/limits\.ts)["']/m

const isLimit = (name: string): name is keyof typeof limits => Object.hasOwn(limits, name)

/** Writes limits as numbers: a page reads few of them, and their table would be on each. */
export function inlineLimits(code: string): string {
  if (!importOfLimits.test(code)) return code
  return code
    .replaceAll(/(?<![\w.])limits\.(\w+)/g, (read, name: string) =>
      isLimit(name) ? `(${limits[name]})` : read,
    )
    .replaceAll(/const \{\s*([\w:,\s]+?)\s*\} = limits(?=;?$)/gm, (_, names: string) => {
      const values = names.split(/,\s*/).map((entry) => {
        const [name = '', local = name] = entry.split(/:\s*/)
        return `${local} = ${isLimit(name) ? limits[name] : 'undefined'}`
      })
      return `const ${values.join(', ')}`
    })
}

/** The parts of endpoints that a module reads although they are left out. */
export function readsOfLeftOut(code: string): string[] {
  const names = parseSync('module.tsx', code)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.startsWith('@olympus/contract/'))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value))
  return names.flatMap(
    (name) => code.match(new RegExp(`\\b${name}\\.(?:${ofServer.join('|')})\\b`, 'g')) ?? [],
  )
}

/**
 * Leaves out of the contract what only the server needs: the schemas of replies and the texts of the API's
 * documentation. Lets the bundler drop schemas that nothing uses.
 */
export const leanContract = (): Plugin[] => [
  {
    name: 'olympus-lean-contract',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[\w/-]+\.ts$/ },
      handler: (code) => ({ code: leanContractModule(code), map: null }),
    },
  },
  {
    name: 'olympus-lean-contract-uses',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/(?:api-client|app)\/src\/.+\.tsx?$/, code: '@olympus/contract/' },
      handler(code, id) {
        const reads = readsOfLeftOut(code)
        if (reads.length > 0)
          this.error(`The portal's contract has no ${reads.join(', ')}, which ${id} reads`)
      },
    },
  },
]

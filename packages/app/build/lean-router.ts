import { parseSync, type ESTree, type Plugin } from 'vite'

interface Lean {
  readonly file: RegExp
  readonly cut: (code: string) => string
}

/** Assigning a `displayName` counts as a use of the router's own `Link`, or of a context of data routers. */
const components: Lean = {
  file: /react-router\/dist\/production\/lib\/(?:context|components|dom\/lib|dom\/ssr\/components)\.js$/,
  cut: (code) =>
    code
      .replaceAll(/^\w+\.displayName = .*$/gm, '')
      .replaceAll(/(= )(React\$1\.(?:createContext|forwardRef|memo)\()/g, '$1/* @__PURE__ */ $2'),
}

/** Only a data router renders the router's own error boundary, and the portal has none. */
const errorBoundary: Lean = {
  file: /react-router\/dist\/production\/lib\/hooks\.js$/,
  cut: (code) =>
    code.replace(
      'return dataRouterState && (match.route.ErrorBoundary',
      'return false && (match.route.ErrorBoundary',
    ),
}

const library = /react-router\/dist\/production\/lib\/.*\.js$/

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Calls of `invariant(condition, message)` and `warning(condition, message)`. */
function checksIn(node: ESTree.Node): ESTree.CallExpression[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(checksIn)
  const isCheck =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    ['invariant', 'warning'].includes(node.callee.name)
  return isCheck ? [...inside, node] : inside
}

/** Their messages are for programmers, who read the whole ones in development. */
export function withoutMessages(code: string): string {
  const messages = checksIn(parseSync('router.js', code).program).flatMap(({ arguments: given }) =>
    given.slice(1),
  )
  return messages
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}'react-router'${rest.slice(end)}`, code)
}

/** The code without what the portal does not use, or null if the package has changed. */
export function leanRouterModule(id: string, code: string): string | null {
  const lean = [components, errorBoundary].find(({ file }) => file.test(id))?.cut(code)
  if (lean === code) return null
  const short = withoutMessages(lean ?? code)
  return id.endsWith('/lib/hooks.js') && short === lean ? null : short
}

/** Lets the bundler drop parts of the router that the portal does not use. */
export const leanRouter = (): Plugin => ({
  name: 'olympus-lean-router',
  apply: 'build',
  transform: {
    filter: { id: library },
    handler(code, id) {
      const lean = leanRouterModule(id, code)
      if (lean === null) this.error('The build of react-router has changed: update lean-router.ts')
      return lean === code ? null : { code: lean, map: null }
    },
  },
})

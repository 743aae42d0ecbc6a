import type { Plugin } from 'vite'

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

const leanOf = (id: string) => [components, errorBoundary].find(({ file }) => file.test(id))

/** Lets the bundler drop parts of the router that the portal does not use. */
export const leanRouter = (): Plugin => ({
  name: 'olympus-lean-router',
  apply: 'build',
  transform: {
    filter: { id: [components.file, errorBoundary.file] },
    handler(code, id) {
      const lean = leanOf(id)?.cut(code)
      if (!lean || lean === code) this.error('The build of react-router has changed: update lean-router.ts')
      return { code: lean, map: null }
    },
  },
})

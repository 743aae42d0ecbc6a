import type { Plugin } from 'vite'

/**
 * Lets the bundler drop the router's own `Link`, `NavLink` and `Form`, which the portal does not use.
 * Without this, assigning their `displayName` counts as a use.
 */
export const leanRouter = (): Plugin => ({
  name: 'olympus-lean-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler(code) {
      const lean = code
        .replaceAll(/^\w+\.displayName = .*$/gm, '')
        .replaceAll(/(= )(React\$1\.forwardRef\()/g, '$1/* @__PURE__ */ $2')
      if (lean === code) this.error('The build of react-router has changed: update lean-router.ts')
      return { code: lean, map: null }
    },
  },
})

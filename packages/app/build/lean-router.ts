import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's own `Link`, `NavLink` and `Form`, which also serve its data mode and which the portal does
 * not use: a name given to a component counts as a use of it.
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
      if (lean === code) this.error('react-router is built in another way now: look at lean-router.ts')
      return { code: lean, map: null }
    },
  },
})

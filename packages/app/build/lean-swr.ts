import type { Plugin } from 'vite'

/** Options of SWR that `useApi` does not take. */
const unused = ['suspense', 'strictServerPrefetchWarning']

/** Turns the options into constants. Null if the code does not read them as expected. */
export function leanHook(code: string): string | null {
  const [read, ...others] = code.match(/^ *const \{ cache, compare, .+ \} = config;$/gm) ?? []
  if (!read || others.length > 0) return null
  const names = read
    .slice(read.indexOf('{') + 1, read.lastIndexOf('}'))
    .split(',')
    .map((name) => name.trim())
  if (!unused.every((name) => names.includes(name))) return null
  const left = names.filter((name) => !unused.includes(name)).join(', ')
  const constants = unused.map((name) => `const ${name} = false;`).join(' ')
  return code.replace(read, `const { ${left} } = config; ${constants}`)
}

/** Lets the bundler drop what SWR does with options that the portal does not use. */
export function leanSwr(): Plugin {
  let isFound = false
  return {
    name: 'olympus-lean-swr',
    apply: 'build',
    transform: {
      filter: { id: /swr\/dist\/use-swr-\w+\.mjs$/ },
      handler(code) {
        isFound = true
        const lean = leanHook(code)
        if (lean === null) this.error('The build of swr has changed: update lean-swr.ts')
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('A file of swr has another name: update lean-swr.ts')
    },
  }
}

import path from 'node:path'

import { defineConfig, type Plugin } from 'vite'

const outDir = path.join(import.meta.dirname, 'dist')

/** The server, and its threads by their names. */
const entries = ['main.ts', 'database/embedded/worker.ts', 'http/portal/page-worker.ts']

const places = /new URL\(["']([\w-]+)\.ts["'], import\.meta\.url\)|import\.meta\.(dirname|url)/g

/** Sources find files beside them, such as migrations, from where they are. Threads start from the build. */
const sourcePaths = (): Plugin => ({
  name: 'olympus-source-paths',
  transform: {
    filter: { id: /\/packages\/[\w-]+\/src\/.+\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const source = path.relative(outDir, id).split(path.sep).join('/')
      const url = `new URL(${JSON.stringify(source)}, import.meta.url)`
      const place = (_: string, thread: string | undefined, property: string) => {
        if (thread) return `new URL('${thread}.js', import.meta.url)`
        return property === 'url'
          ? `(${url}).href`
          : `process.getBuiltinModule('url').fileURLToPath(new URL('.', ${url}))`
      }
      return { code: code.replaceAll(places, place), map: null }
    },
  },
})

/**
 * Joins the modules of the server and its libraries in few files: Node takes longest to find and link a
 * thousand modules at the start. Names stay as they are, for logs.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sourcePaths()],
  // What contains machine code stays where it is, like what `createRequire` loads, and what loads after the
  // start: one of those depends on the order in which its modules run.
  ssr: {
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', '@simplewebauthn/server', 'stripe'],
  },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      input: entries.map((entry) => path.join(import.meta.dirname, 'src', entry)),
      // All files are in one folder, from which `sourcePaths` starts.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', keepNames: true },
    },
  },
})

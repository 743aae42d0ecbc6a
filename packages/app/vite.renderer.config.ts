import { defineConfig } from 'vite'

import { assetsInlineLimit, sharedPlugins } from '../../vite.plugins.ts'
import { leanIcons } from './build/lean-icons.ts'

/** Builds the code that renders pages to HTML, after the portal is built and in the server. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [sharedPlugins(), leanIcons()],
  ssr: { noExternal: true },
  // The server that loads it need not have set it.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: 'src/renderer/renderer.ts',
    outDir: '../../.cache/renderer',
    emptyOutDir: true,
    target: 'node24',
    assetsInlineLimit,
    // Pages contain the source of a function of it. The server logs names of functions if a page fails.
    rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
  },
})

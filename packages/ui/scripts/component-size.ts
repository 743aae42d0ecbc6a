/**
 * Measures the cost of importing each component alone: its script and style with all
 * dependencies except React. Compares the result with `component-size.json`. Growth over 2 %
 * fails until an `--update` in the same commit.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'

import { portalLocales } from '../../../vite.plugins.ts'
import { complaintsAbout, tenComponents, type ComponentSize, type Sizes } from './component-size-rules.ts'

const ui = path.dirname(import.meta.dirname)
const table = path.join(import.meta.dirname, 'component-size.json')

type Output = (Rolldown.OutputChunk | Rolldown.OutputAsset)[]

async function bundle(entries: Record<string, string>): Promise<Output> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: ui,
    plugins: [portalLocales(), vanillaExtractPlugin(), react()],
    build: {
      write: false,
      cssCodeSplit: true,
      // A file reference costs nothing on import, only when the file is shown.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entries,
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'exports-only',
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output
}

const gzipBytes = (texts: string[]) =>
  texts.length > 0 ? gzipSync(texts.join('\n'), { level: 9 }).length : 0

function sizeOf(entries: readonly string[], output: Output, isLazyToo = false): ComponentSize {
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const reached = new Set<Rolldown.OutputChunk>()
  const reach = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || reached.has(chunk)) return
    reached.add(chunk)
    for (const file of [...chunk.imports, ...(isLazyToo ? chunk.dynamicImports : [])]) reach(chunks.get(file))
  }
  for (const chunk of chunks.values()) if (chunk.isEntry && entries.includes(chunk.name)) reach(chunk)
  const styles = new Set(
    [...reached].flatMap((chunk) => [
      ...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? []),
    ]),
  )
  const libraries = [...reached].flatMap(({ moduleIds }) =>
    moduleIds.flatMap((id) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  )
  return {
    scriptBytes: gzipBytes([...reached].map(({ code }) => code)),
    styleBytes: gzipBytes(
      output.flatMap((file) =>
        file.type === 'asset' && styles.has(file.fileName) ? [String(file.source)] : [],
      ),
    ),
    libraries: [...new Set(libraries)].toSorted(),
  }
}

async function componentFiles(): Promise<Record<string, string>> {
  const files = await Array.fromAsync(fs.glob('src/*/*.tsx', { cwd: ui }))
  return Object.fromEntries(
    files
      .filter((file) => !/\.(stories|test)\.tsx$/.test(file) && !/src\/(theme|testing)\//.test(file))
      .map((file) => [file.slice('src/'.length, -'.tsx'.length), path.join(ui, file)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}

const files = await componentFiles()
const output = await bundle(files)
const sizes: Sizes = Object.fromEntries(Object.keys(files).map((name) => [name, sizeOf([name], output)]))
const ten = sizeOf(tenComponents, output)
const tenOpened = sizeOf(tenComponents, output, true)
console.table(
  Object.fromEntries(
    Object.entries(sizes).map(([name, { scriptBytes, styleBytes }]) => [name, { scriptBytes, styleBytes }]),
  ),
)
const bytes = ({ scriptBytes, styleBytes }: ComponentSize) => scriptBytes + styleBytes
console.log(
  `Ten components together: ${bytes(ten)} bytes, ${bytes(tenOpened)} once a toast and a tooltip were shown`,
)

if (process.argv.includes('--update')) {
  await fs.writeFile(table, `${JSON.stringify({ ten, components: sizes }, null, 2)}\n`)
} else {
  const known = JSON.parse(await fs.readFile(table, 'utf8')) as { ten: ComponentSize; components: Sizes }
  const complaints = complaintsAbout({ ten, sizes }, known)
  for (const complaint of complaints) console.error(complaint)
  if (complaints.length > 0) process.exitCode = 1
}

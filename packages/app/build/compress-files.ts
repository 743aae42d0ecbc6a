import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gunzippable = promisify(gzip)

/** Below this a compressed copy saves no packet. */
const leastBytes = 512

const isText = (file: string) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(file)

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Puts `.br` and `.gz` beside each file. Names hold a hash of the contents, so a copy that is there is right. */
export async function compressFiles(directory: string, files: readonly string[]): Promise<void> {
  const hashed = files.filter((file) => isText(file) && file.startsWith('assets/'))
  await Promise.all(
    hashed.map(async (name) => {
      const file = path.join(directory, name)
      if (await exists(`${file}.br`)) return
      const bytes = await fs.readFile(file)
      if (bytes.length < leastBytes) return
      const [br, gz] = await Promise.all([
        brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        gunzippable(bytes, { level: 9 }),
      ])
      await Promise.all([fs.writeFile(`${file}.gz`, gz), fs.writeFile(`${file}.br`, br)])
    }),
  )
}

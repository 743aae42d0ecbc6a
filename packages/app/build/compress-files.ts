import fs from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Compressing a smaller file does not save a packet. */
const minBytes = 512

const isText = (file: string) => /\.(?:js|css|svg|json|txt|webmanifest)$/.test(file)

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Writes `.br` and `.gz` copies. File names contain a content hash, so existing copies are current. */
export async function compressFiles(directory: string, files: readonly string[]): Promise<void> {
  const hashed = files.filter((file) => isText(file) && file.startsWith('assets/'))
  await Promise.all(
    hashed.map(async (name) => {
      const file = path.join(directory, name)
      if (await exists(`${file}.br`)) return
      const bytes = await fs.readFile(file)
      if (bytes.length < minBytes) return
      const [br, gz] = await Promise.all([
        brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        gzipAsync(bytes, { level: 9 }),
      ])
      await Promise.all([fs.writeFile(`${file}.gz`, gz), fs.writeFile(`${file}.br`, br)])
    }),
  )
}

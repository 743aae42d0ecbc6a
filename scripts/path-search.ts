import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where the first of these programs lies that the PATH (or /usr/bin) has. */
export function onPath(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

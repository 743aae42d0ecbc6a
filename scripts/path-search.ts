import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of the first of these programs that is on the PATH or in /usr/bin. */
export function onPath(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

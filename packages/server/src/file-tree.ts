import fs from 'node:fs/promises'
import path from 'node:path'

/** Paths relative to a directory, with slashes, in a fixed order; a directory comes before its content. */
export interface FileTree {
  readonly directories: readonly string[]
  readonly files: readonly string[]
}

export async function fileTree(root: string): Promise<FileTree> {
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true })
  const paths = (isWanted: (entry: (typeof entries)[number]) => boolean) =>
    entries
      .filter(isWanted)
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
      .sort()
  return {
    directories: paths((entry) => entry.isDirectory()),
    files: paths((entry) => entry.isFile()),
  }
}

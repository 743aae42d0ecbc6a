import fs from 'node:fs'
import path from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { syncDirectory, syncPath } from '../../durable-files.ts'
import { clusterPath } from './cluster-path.ts'
import { openEngine, volatileParameters } from './engine.ts'

function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name)
    if (entry.isDirectory()) syncTree(file)
    else syncPath(file)
  }
  syncDirectory(directory)
}

/**
 * The directory of the embedded database's cluster below `dataDir`. A new one is created under another
 * name and renamed when it is completely on disk, so that it never exists in part.
 */
export async function clusterDirectory(dataDir: string): Promise<string> {
  const directory = clusterPath(dataDir)
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return directory
  const staging = path.join(dataDir, 'database.new')
  fs.rmSync(staging, { recursive: true, force: true })
  const engine = await openEngine({ fs: new NodeFS(staging), startParams: volatileParameters })
  await engine.close()
  syncTree(staging)
  fs.renameSync(staging, directory)
  // Syncs only the directory: closing a locked file would release the lock of this process.
  syncDirectory(dataDir)
  return directory
}

import fs from 'node:fs/promises'
import path from 'node:path'

import type { BuildMeta } from './build-meta.ts'

/** Pages opened from this many recent builds can still load their files. */
const keptBuilds = 3

const byAge = (a: BuildMeta, b: BuildMeta) => b.timestamp.localeCompare(a.timestamp)

async function readMeta(file: string): Promise<BuildMeta | null> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as BuildMeta
  } catch {
    return null
  }
}

/** Deletes files that only older builds use. */
export async function pruneBuilds(outDir: string): Promise<void> {
  const metaDirectory = path.join(outDir, 'builds', 'meta')
  const names = await fs.readdir(metaDirectory)
  const metas = await Promise.all(names.map((name) => readMeta(path.join(metaDirectory, name))))
  const kept = metas
    .filter((meta) => meta !== null)
    .sort(byAge)
    .slice(0, keptBuilds)
  const keptIds = new Set(kept.map(({ id }) => `${id}.json`))
  const keptFiles = new Set(kept.flatMap(({ files }) => files))

  const assets = await fs.readdir(path.join(outDir, 'assets')).catch(() => [])
  const stale = assets.filter((name) => !keptFiles.has(`assets/${name.replace(/\.(?:br|gz)$/, '')}`))
  await Promise.all([
    ...stale.map((name) => fs.rm(path.join(outDir, 'assets', name))),
    ...names.filter((name) => !keptIds.has(name)).map((name) => fs.rm(path.join(metaDirectory, name))),
  ])
}

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOrFail } from './run.ts'

const sources = [
  'locales',
  'packages/app/build',
  'packages/app/scripts/prerender.ts',
  'packages/app/src',
  'packages/app/index.html',
  'packages/app/vite.config.ts',
  'packages/app/vite.renderer.config.ts',
  'packages/api-client/src',
  'packages/contract/src',
  'packages/game-simulator/src',
  'packages/server/src',
  'packages/server/vite.config.ts',
  'packages/ui/src',
  'pnpm-lock.yaml',
  'vite.plugins.ts',
]
const results = ['packages/app/dist/index.html', 'packages/server/dist/main.js']
const stamp = '.cache/portal-build'

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Digest of all sources of the portal and its server. Stories and tests are excluded. */
function digestOfSources(): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => (/\.[a-z]+$/.test(path) ? [path] : filesBelow(path)))
  for (const file of files.filter((path) => !/\.(stories|test)\.tsx?$/.test(path)).sort())
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the portal and its server unless the last build had the same sources. Returns whether it did. */
export async function buildPortal(): Promise<boolean> {
  const digest = digestOfSources()
  if (results.every(existsSync) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false
  console.log('Building the portal…')
  const viteBuild = ['build', '--logLevel', 'warn']
  await Promise.all([
    runOrFail('vite', viteBuild, { cwd: 'packages/app' }),
    runOrFail('vite', [...viteBuild, '--config', 'vite.renderer.config.ts'], { cwd: 'packages/app' }),
    runOrFail('vite', viteBuild, { cwd: 'packages/server' }),
  ])
  await runOrFail(process.execPath, ['packages/app/scripts/prerender.ts'])
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stamp, digest)
  return true
}

if (import.meta.main) await buildPortal()

import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runOrFail } from './run.ts'

interface Target {
  readonly sources: readonly string[]
  /** Exists once the target is built. */
  readonly result: string
  readonly stamp: string
  readonly build: () => Promise<void>
}

const vite = (directory: string, ...options: string[]) =>
  runOrFail('vite', ['build', '--logLevel', 'warn', ...options], { cwd: directory })

const portal: Target = {
  sources: [
    'locales',
    'packages/app/build',
    'packages/app/scripts/prerender.ts',
    'packages/app/src',
    'packages/app/index.html',
    'packages/app/vite.config.ts',
    'packages/app/vite.renderer.config.ts',
    'packages/api-client/src',
    'packages/contract/src',
    'packages/ui/src',
    'pnpm-lock.yaml',
    'vite.plugins.ts',
  ],
  result: 'packages/app/dist/index.html',
  stamp: '.cache/portal-build',
  async build() {
    await Promise.all([vite('packages/app'), vite('packages/app', '--config', 'vite.renderer.config.ts')])
    await runOrFail(process.execPath, ['packages/app/scripts/prerender.ts'])
  },
}

const server: Target = {
  sources: [
    'packages/contract/src',
    'packages/game-simulator/src',
    'packages/server/src',
    'packages/server/vite.config.ts',
    'pnpm-lock.yaml',
  ],
  result: 'packages/server/dist/main.js',
  stamp: '.cache/server-build',
  build: () => vite('packages/server'),
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return []
  const entries = readdirSync(path, { withFileTypes: true, recursive: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

/** Digest of all sources of a target. Stories and tests are excluded. */
function digestOf({ sources }: Target): string {
  const hash = createHash('sha256')
  const files = sources.flatMap((path) => (/\.[a-z]+$/.test(path) ? [path] : filesBelow(path)))
  for (const file of files.filter((path) => !/\.(stories|test)\.tsx?$/.test(path)).sort())
    hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

async function buildTarget(target: Target): Promise<boolean> {
  const { result, stamp, build } = target
  const digest = digestOf(target)
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return false
  console.log(`Building ${dirname(result)}…`)
  await build()
  mkdirSync('.cache', { recursive: true })
  writeFileSync(stamp, digest)
  return true
}

/**
 * Builds the portal and its server, each unless its last build had the same sources. Returns whether it
 * built anything.
 */
export const buildPortal = async (): Promise<boolean> =>
  (await Promise.all([portal, server].map(buildTarget))).some(Boolean)

if (import.meta.main) await buildPortal()

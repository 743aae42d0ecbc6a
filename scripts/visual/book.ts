import { execFile, type ExecFileOptions } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { preview } from 'vite'

import { addWorktree, removeWorktree } from './revision.ts'

const builds = '.cache/visual'

/** Runs a verbose command and prints its output only if it fails. */
async function runQuietly(command: string, args: readonly string[], options: ExecFileOptions): Promise<void> {
  try {
    await promisify(execFile)(command, args, { ...options, maxBuffer: 100_000_000 })
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed.\n${stdout ?? ''}\n${stderr ?? ''}`, {
      cause: error,
    })
  }
}

async function buildBook(checkout: string, outDir: string): Promise<void> {
  const bin = resolve(checkout, 'node_modules/.bin')
  const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, STORIES: undefined }
  const args = ['build', '--quiet', '--output-dir', outDir]
  await runQuietly('storybook', args, { cwd: checkout, env })
}

/** Builds the Storybook of the working tree. Resolves with the folder. */
export async function buildWorkingTree(): Promise<string> {
  const outDir = resolve(builds, 'working-tree')
  await buildBook('.', outDir)
  return outDir
}

/**
 * Builds the Storybook of a commit once, in a worktree
 * with that commit's packages. Resolves with the folder.
 */
export async function buildCommit(commit: string): Promise<string> {
  const outDir = resolve(builds, commit)
  if (existsSync(outDir)) return outDir
  // Later runs do not look at an interrupted build.
  const unfinished = resolve(builds, 'unfinished')
  const folder = mkdtempSync(join(tmpdir(), 'olympus-visual-'))
  const checkout = join(folder, 'checkout')
  // Ctrl+C ends the build first. Then its folder must be removed.
  const wait = () => {}
  process.once('SIGINT', wait)
  try {
    addWorktree(checkout, commit)
    // This process already runs the pinned pnpm, so pnpm need not look it up again.
    const args = ['install', '--frozen-lockfile', '--prefer-offline', '--pm-on-fail=ignore']
    await runQuietly('pnpm', args, { cwd: checkout })
    await buildBook(checkout, unfinished)
    forgetOtherCommits()
    renameSync(unfinished, outDir)
  } finally {
    process.off('SIGINT', wait)
    if (existsSync(checkout)) removeWorktree(checkout)
    rmSync(folder, { recursive: true, force: true })
  }
  return outDir
}

function forgetOtherCommits(): void {
  for (const name of readdirSync(builds))
    if (/^[\da-f]{40}$/.test(name)) rmSync(join(builds, name), { recursive: true })
}

export interface ServedBook {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Serves a built Storybook on a port of its own, since storage and cookies belong to the origin. */
export async function serveBook(folder: string): Promise<ServedBook> {
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error(`${folder} could not be served.`)
  return { url, close: () => server.close() }
}

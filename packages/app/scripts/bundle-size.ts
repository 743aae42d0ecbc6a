/**
 * Measures what each route loads before it renders, and compares it with `bundle-size.json`. Growth of more
 * than 2 % fails. To accept it, run with `--update` in the commit that causes the growth.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import type { BuildMeta } from '../build/build-meta.ts'
import { missedGoals, overBudget, risen, type RouteSize, type Sizes } from './bundle-size-rules.ts'

const app = path.dirname(import.meta.dirname)
const dist = path.join(app, 'dist')
const table = path.join(import.meta.dirname, 'bundle-size.json')

const readJson = async <T>(file: string) => JSON.parse(await fs.readFile(file, 'utf8')) as T

async function gzipBytes(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await fs.readFile(path.join(dist, file)), { level: 9 }).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function measure(): Promise<Sizes> {
  const { id } = await readJson<{ id: string }>(path.join(dist, 'builds/latest.json'))
  const { routes } = await readJson<BuildMeta>(path.join(dist, `builds/meta/${id}.json`))
  const measured: [string, RouteSize][] = []
  for (const [pattern, { scripts, styles }] of Object.entries(routes)) {
    const [scriptBytes, styleBytes] = [await gzipBytes(scripts), await gzipBytes(styles)]
    measured.push([pattern, { scriptBytes, scripts: scripts.length, styleBytes }])
  }
  return Object.fromEntries(measured)
}

const sizes = await measure()
console.table(sizes)
if (process.argv.includes('--update')) {
  await fs.writeFile(table, `${JSON.stringify(sizes, null, 2)}\n`)
} else {
  const problems = [...overBudget(sizes), ...risen(sizes, await readJson<Sizes>(table))]
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  for (const missed of missedGoals(sizes)) console.warn(`Goal missed: ${missed}`)
}

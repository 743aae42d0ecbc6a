/**
 * Measures what each route loads before it renders, and compares it with `bundle-size.json`. Growth of more
 * than 2 % fails. To accept it, run with `--update` in the commit that causes the growth.
 */
import fs from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

import type { BuildMeta } from '../build/build-meta.ts'
import {
  missedGoals,
  overBudget,
  ownScripts,
  ownSizes,
  risen,
  type RouteSize,
  type Sizes,
} from './bundle-size-rules.ts'

const app = path.dirname(import.meta.dirname)
const dist = path.join(app, 'dist')
const table = path.join(import.meta.dirname, 'bundle-size.json')

const readJson = async <T>(file: string) => JSON.parse(await fs.readFile(file, 'utf8')) as T

const sizeOf = async (file: string) => gzipSync(await fs.readFile(path.join(dist, file)), { level: 9 }).length

async function measure(): Promise<Sizes> {
  const { id } = await readJson<{ id: string }>(path.join(dist, 'builds/latest.json'))
  const { files, routes } = await readJson<BuildMeta>(path.join(dist, `builds/meta/${id}.json`))
  const loaded = files.filter((name) => /\.(?:css|js)$/.test(name))
  const bytes = new Map(await Promise.all(loaded.map(async (name) => [name, await sizeOf(name)] as const)))
  const bytesOf = (name: string) => bytes.get(name) ?? 0
  const sum = (names: readonly string[]) => names.reduce((total, name) => total + bytesOf(name), 0)
  const own = ownScripts(routes)
  const measured = Object.entries(routes).map(([pattern, { scripts, laterScripts, stylesheets }]) => [
    pattern,
    {
      scriptBytes: sum(scripts),
      scripts: scripts.length,
      styleBytes: sum(stylesheets.map(({ name }) => name)),
      ...ownSizes(own[pattern] ?? { scripts, laterScripts }, bytesOf),
    } satisfies RouteSize,
  ])
  return Object.fromEntries(measured) as Sizes
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

import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { RouteFiles, Stylesheet } from './build-meta.ts'

type Bundled = Pick<RouteFiles, 'access' | 'styles'>

/** Styles that most pages of players load, in their order. */
export function stylesOfPlayers(routes: readonly Bundled[]): readonly string[] {
  const players = routes.filter(({ access }) => access === 'player')
  const isOnMost = (name: string) =>
    players.filter(({ styles }) => styles.includes(name)).length >= players.length / 2
  return [...new Set(players.flatMap(({ styles }) => styles))].filter(isOnMost)
}

/** Writes files as one: each further request costs more, and one file compresses better. */
async function join(outDir: string, prefix: string, contains: readonly string[]): Promise<Stylesheet> {
  const texts = await Promise.all(contains.map((name) => fs.readFile(path.join(outDir, name), 'utf8')))
  const text = texts.map((part) => part.trim()).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/${prefix}-${hash}.css`
  await fs.writeFile(path.join(outDir, name), text)
  return { name, contains }
}

/**
 * Joins styles, and returns what each page links that comes rendered. Pages of players have in one file what
 * most of them load, which the next one finds in the cache. Each page of visitors has all of its styles in
 * one: another request costs them more than styles that they may have loaded with another page.
 */
export async function joinStyles<Pattern extends string>(
  outDir: string,
  routes: Readonly<Record<Pattern, Bundled>>,
): Promise<Readonly<Record<Pattern, readonly Stylesheet[]>>> {
  const players = await join(outDir, 'players', stylesOfPlayers(Object.values(routes)))
  const single = (name: string): Stylesheet => ({ name, contains: [] })
  const stylesheetsOf = async ({ access, styles }: Bundled): Promise<readonly Stylesheet[]> => {
    if (access === 'player')
      return [players, ...styles.filter((name) => !players.contains.includes(name)).map(single)]
    return styles.length > 1 ? [await join(outDir, 'visitors', styles)] : styles.map(single)
  }
  const linked = Object.entries<Bundled>(routes).map(
    async ([pattern, route]) => [pattern, await stylesheetsOf(route)] as const,
  )
  return Object.fromEntries(await Promise.all(linked)) as Record<Pattern, readonly Stylesheet[]>
}

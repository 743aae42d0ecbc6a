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

/** What a page links: the joined file in place of what that contains. Each page of players has it. */
export function stylesheetsOf({ access, styles }: Bundled, joined: Stylesheet): readonly Stylesheet[] {
  const isJoined = access === 'player' || joined.contains.every((name) => styles.includes(name))
  const others = styles.filter((name) => !isJoined || !joined.contains.includes(name))
  return [...(isJoined ? [joined] : []), ...others.map((name) => ({ name, contains: [] }))]
}

/** Writes the styles that most pages of players load as one file: each further request costs more. */
export async function joinStyles(outDir: string, routes: readonly Bundled[]): Promise<Stylesheet> {
  const contains = stylesOfPlayers(routes)
  const texts = await Promise.all(contains.map((name) => fs.readFile(path.join(outDir, name), 'utf8')))
  const text = texts.map((part) => part.trim()).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/players-${hash}.css`
  await fs.writeFile(path.join(outDir, name), text)
  return { name, contains }
}

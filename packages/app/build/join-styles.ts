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

/** What a page links: the joined file in place of what that contains. Each page of players has theirs. */
export function stylesheetsOf(
  { access, styles }: Bundled,
  { players, visitors }: JoinedStyles,
): readonly Stylesheet[] {
  const isWithin = ({ contains }: Stylesheet) => contains.every((name) => styles.includes(name))
  const joined = access === 'player' ? players : [players, visitors].find(isWithin)
  const others = styles.filter((name) => !joined?.contains.includes(name))
  return [...(joined ? [joined] : []), ...others.map((name) => ({ name, contains: [] }))]
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

interface JoinedStyles {
  /** What most pages of players load. */
  readonly players: Stylesheet
  /** What the first page of visitors loads. */
  readonly visitors: Stylesheet
}

/** Joins the styles of players' pages, and those of the page whose pattern is `firstPage`. */
export async function joinStyles(
  outDir: string,
  routes: Readonly<Record<string, Bundled>>,
  firstPage: string,
): Promise<JoinedStyles> {
  const [players, visitors] = await Promise.all([
    join(outDir, 'players', stylesOfPlayers(Object.values(routes))),
    join(outDir, 'visitors', routes[firstPage]?.styles ?? []),
  ])
  return { players, visitors }
}

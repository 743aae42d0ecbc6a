import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'

import type { RouteFiles, Stylesheet } from './build-meta.ts'

type Bundled = Pick<RouteFiles, 'access' | 'styles'>

/** Styles that all pages of players load, in their order. */
export function stylesOfPlayers(routes: readonly Bundled[]): readonly string[] {
  const [first, ...others] = routes.filter(({ access }) => access === 'player')
  return first?.styles.filter((name) => others.every(({ styles }) => styles.includes(name))) ?? []
}

/** What a page links: the joined file in place of the styles that it contains. */
export function stylesheetsOf(styles: readonly string[], joined: Stylesheet): readonly Stylesheet[] {
  const isJoined = joined.contains.every((name) => styles.includes(name))
  const others = styles.filter((name) => !isJoined || !joined.contains.includes(name))
  return [...(isJoined ? [joined] : []), ...others.map((name) => ({ name, contains: [] }))]
}

/** Writes the styles that all pages of players load as one file: each further request costs more. */
export async function joinStyles(outDir: string, routes: readonly Bundled[]): Promise<Stylesheet> {
  const contains = stylesOfPlayers(routes)
  const texts = await Promise.all(contains.map((name) => fs.readFile(path.join(outDir, name), 'utf8')))
  const text = texts.map((part) => part.trim()).join('')
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  const name = `assets/players-${hash}.css`
  await fs.writeFile(path.join(outDir, name), text)
  return { name, contains }
}

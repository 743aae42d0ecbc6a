import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, it } from 'vitest'

import { joinStyles, stylesheetsOf, stylesOfPlayers } from './join-styles.ts'

const routes = {
  '/login': { access: 'guest', styles: ['index.css', 'login.css'] },
  '/': { access: 'player', styles: ['index.css', 'default.css'] },
  '/shop': { access: 'player', styles: ['index.css', 'default.css', 'shared.css'] },
  '/characters': { access: 'player', styles: ['index.css', 'characters.css', 'shared.css', 'default.css'] },
} as const

it('finds the styles that most pages of players load', () => {
  expect(stylesOfPlayers(Object.values(routes))).toEqual(['index.css', 'default.css', 'shared.css'])
})

it('joins them in their order, and those of the first page', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-styles-'))
  await fs.mkdir(path.join(directory, 'assets'))
  for (const name of ['index', 'default', 'shared', 'login'])
    await fs.writeFile(path.join(directory, `${name}.css`), `.${name}{}\n`)
  const { players, visitors } = await joinStyles(directory, routes, '/login')
  expect(players.contains).toEqual(['index.css', 'default.css', 'shared.css'])
  expect(visitors.contains).toEqual(['index.css', 'login.css'])
  expect(players.name).toMatch(/^assets\/players-[\w-]{8}\.css$/)
  expect(visitors.name).toMatch(/^assets\/visitors-[\w-]{8}\.css$/)
  expect(await fs.readFile(path.join(directory, players.name), 'utf8')).toBe('.index{}.default{}.shared{}')
  expect(await fs.readFile(path.join(directory, visitors.name), 'utf8')).toBe('.index{}.login{}')
  await fs.rm(directory, { recursive: true })
})

it.each([
  ['player', ['index.css', 'characters.css'], ['players.css', 'characters.css']],
  ['guest', ['index.css', 'login.css', 'register.css'], ['visitors.css', 'register.css']],
  ['guest', ['index.css', 'default.css', 'fair.css'], ['players.css', 'fair.css']],
  ['guest', ['index.css'], ['index.css']],
] as const)('links the joined file for a %s with %j where it is needed', (access, styles, linked) => {
  const joined = {
    players: { name: 'players.css', contains: ['index.css', 'default.css'] },
    visitors: { name: 'visitors.css', contains: ['index.css', 'login.css'] },
  }
  expect(stylesheetsOf({ access, styles }, joined).map(({ name }) => name)).toEqual(linked)
})

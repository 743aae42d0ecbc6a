import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { expect, it } from 'vitest'

import { joinStyles, stylesheetsOf, stylesOfPlayers } from './join-styles.ts'

const routes = [
  { access: 'guest', styles: ['index.css', 'login.css'] },
  { access: 'player', styles: ['index.css', 'default.css'] },
  { access: 'player', styles: ['index.css', 'default.css', 'shared.css'] },
  { access: 'player', styles: ['index.css', 'characters.css', 'shared.css', 'default.css'] },
] as const

it('finds the styles that most pages of players load', () => {
  expect(stylesOfPlayers(routes)).toEqual(['index.css', 'default.css', 'shared.css'])
})

it('joins them in their order', async () => {
  const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-styles-'))
  await fs.mkdir(path.join(directory, 'assets'))
  for (const name of ['index', 'default', 'shared'])
    await fs.writeFile(path.join(directory, `${name}.css`), `.${name}{}\n`)
  const { name, contains } = await joinStyles(directory, routes)
  expect(contains).toEqual(['index.css', 'default.css', 'shared.css'])
  expect(name).toMatch(/^assets\/players-[\w-]{8}\.css$/)
  expect(await fs.readFile(path.join(directory, name), 'utf8')).toBe('.index{}.default{}.shared{}')
  await fs.rm(directory, { recursive: true })
})

it.each([
  ['player', ['index.css', 'characters.css'], ['players.css', 'characters.css']],
  ['guest', ['index.css', 'login.css'], ['index.css', 'login.css']],
  ['guest', ['index.css', 'default.css', 'fair.css'], ['players.css', 'fair.css']],
] as const)('links the joined file for a %s with %j where it is needed', (access, styles, linked) => {
  const joined = { name: 'players.css', contains: ['index.css', 'default.css'] }
  expect(stylesheetsOf({ access, styles }, joined).map(({ name }) => name)).toEqual(linked)
})

import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { joinStyles, stylesOfPlayers } from './join-styles.ts'

const routes = {
  '/login': { access: 'guest', styles: ['index.css', 'login.css'] },
  '/log-in': { access: 'guest', styles: ['index.css', 'login.css'] },
  '/fair': { access: 'visitor', styles: ['index.css', 'default.css', 'fair.css'] },
  '/terms': { access: 'visitor', styles: ['index.css'] },
  '/': { access: 'player', styles: ['index.css', 'default.css'] },
  '/shop': { access: 'player', styles: ['index.css', 'default.css', 'shared.css'] },
  '/characters': { access: 'player', styles: ['index.css', 'characters.css', 'shared.css', 'default.css'] },
} as const

const directory = await fs.mkdtemp(path.join(os.tmpdir(), 'olympus-styles-'))
afterAll(() => fs.rm(directory, { recursive: true }))

it('finds the styles that most pages of players load', () => {
  expect(stylesOfPlayers(Object.values(routes))).toEqual(['index.css', 'default.css', 'shared.css'])
})

it('joins what most pages of players load, and all that a page of visitors loads', async () => {
  await fs.mkdir(path.join(directory, 'assets'))
  for (const name of ['index', 'default', 'shared', 'characters', 'login', 'fair'])
    await fs.writeFile(path.join(directory, `${name}.css`), `.${name}{}\n`)
  const linked = await joinStyles(directory, routes)
  const textsOf = async (pattern: keyof typeof routes) =>
    Promise.all(linked[pattern].map(({ name }) => fs.readFile(path.join(directory, name), 'utf8')))

  expect(await textsOf('/shop')).toEqual(['.index{}.default{}.shared{}'])
  expect(await textsOf('/characters')).toEqual(['.index{}.default{}.shared{}', '.characters{}\n'])
  expect(await textsOf('/login')).toEqual(['.index{}.login{}'])
  expect(await textsOf('/fair')).toEqual(['.index{}.default{}.fair{}'])
  expect(linked['/shop'][0]).toEqual({
    name: expect.stringMatching(/^assets\/players-[\w-]{8}\.css$/),
    contains: ['index.css', 'default.css', 'shared.css'],
  })
  expect(linked['/fair'][0]?.contains).toEqual(['index.css', 'default.css', 'fair.css'])
  expect(linked['/'], 'one file for all of them').toEqual(linked['/shop'])
  expect(linked['/log-in'], 'one file for the same styles').toEqual(linked['/login'])
  expect(linked['/terms'], 'a single file stays').toEqual([{ name: 'index.css', contains: [] }])
})

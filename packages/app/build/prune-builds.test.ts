import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { pruneBuilds } from './prune-builds.ts'

let out: string

beforeEach(() => {
  out = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-prune-'))
  fs.mkdirSync(path.join(out, 'builds/meta'), { recursive: true })
  fs.mkdirSync(path.join(out, 'assets'))
})

afterEach(() => fs.rmSync(out, { recursive: true }))

function build(day: number, assets: string[]) {
  const id = `build-${day}`
  const files = assets.map((name) => `assets/${name}`)
  const meta = { id, timestamp: `2025-06-${String(day).padStart(2, '0')}T00:00:00Z`, files }
  fs.writeFileSync(path.join(out, `builds/meta/${id}.json`), JSON.stringify(meta))
  for (const name of assets)
    for (const suffix of ['', '.br', '.gz']) fs.writeFileSync(path.join(out, 'assets', name + suffix), '')
}

const assets = () => fs.readdirSync(path.join(out, 'assets')).filter((name) => name.endsWith('.js'))

it('keeps the files of the last three builds', async () => {
  build(1, ['first.js', 'shared.js'])
  build(2, ['second.js'])
  build(3, ['third.js'])
  build(4, ['fourth.js', 'shared.js'])
  await pruneBuilds(out)
  expect(assets()).toEqual(['fourth.js', 'second.js', 'shared.js', 'third.js'])
  expect(fs.readdirSync(path.join(out, 'builds/meta'))).not.toContain('build-1.json')
  expect(fs.readdirSync(path.join(out, 'assets'))).not.toContain('first.js.br')
})

it('deletes files that no build uses, and tolerates broken metadata', async () => {
  build(1, ['first.js'])
  fs.writeFileSync(path.join(out, 'builds/meta/broken.json'), '{')
  fs.writeFileSync(path.join(out, 'assets/stray.js'), '')
  await pruneBuilds(out)
  expect(assets()).toEqual(['first.js'])
})

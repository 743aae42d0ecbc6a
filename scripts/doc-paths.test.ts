import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const path = /`((?:packages|scripts|tests|docs|locales|\.storybook|\.github)\/[\w./-]+)`/g

/** Folders that a build makes, which are not there before one. */
const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
const isBuilt = (name: string) => name.split('/').some((folder) => ignored.includes(`${folder}/`))

const files = globSync('{*.md,docs/**/*.md,packages/*/docs/*.mdx}', { cwd: root })

it.each(files)('%s names only paths that exist', (file) => {
  const paths = [...readFileSync(join(root, file), 'utf8').matchAll(path)].map(([, name = '']) => name)
  expect(paths.filter((name) => !isBuilt(name) && !existsSync(join(root, name)))).toEqual([])
})

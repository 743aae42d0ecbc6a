import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const path = /`((?:packages|scripts|tests|docs|locales|\.storybook|\.github)\/[\w./-]+)`/g

const files = globSync('{*.md,docs/**/*.md,packages/*/docs/*.mdx}', { cwd: root })

it.each(files)('%s names only paths that exist', (file) => {
  const paths = [...readFileSync(join(root, file), 'utf8').matchAll(path)].map(([, name = '']) => name)
  expect(paths.filter((name) => !existsSync(join(root, name)))).toEqual([])
})

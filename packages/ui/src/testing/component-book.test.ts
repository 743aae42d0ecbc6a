import fs from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

const source = path.dirname(import.meta.dirname)
const notComponents = new Set(['theme', 'testing', 'field', 'overflow'])

const components = fs
  .readdirSync(source, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !notComponents.has(entry.name))
  .map(({ name }) => name)

const read = (folder: string, file: string) => {
  const full = path.join(source, folder, file)
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : ''
}
const filesOf = (folder: string, ending: string) =>
  fs.readdirSync(path.join(source, folder)).filter((file) => file.endsWith(ending))

const stories = ['Playground', 'AllVariants', 'LongText', 'HighContrast']
const sections = ['When to use', 'Do and don’t', 'States', 'Keyboard', 'What a screen reader says', 'Props']

const without = (book: string) => /without: \{([^}]*)\}/.exec(book)?.[1] ?? ''

describe.each(components)('%s', (folder) => {
  test('has its stories, or a reason for each missing one', () => {
    const book = read(folder, `${folder}.stories.tsx`)
    const missing = stories.filter(
      (story) =>
        !book.includes(`export const ${story} = meta.story(`) && !without(book).includes(`${story}: `),
    )
    expect(missing).toEqual([])
  })

  test('has a playground for each part that has stories', () => {
    const missing = filesOf(folder, '.stories.tsx').filter(
      (file) => !read(folder, file).includes('export const Playground = meta.story('),
    )
    expect(missing).toEqual([])
  })

  test('has a docs page with every section', () => {
    const page = read(folder, `${folder}.mdx`)
    expect(sections.filter((section) => !page.includes(`\n## ${section}\n`))).toEqual([])
  })

  test('has at least one story test', () => {
    const tests = filesOf(folder, '.stories.tsx').flatMap(
      (file) => read(folder, file).match(/^\w+\.test\(/gm) ?? [],
    )
    expect(tests.length).toBeGreaterThan(0)
  })
})

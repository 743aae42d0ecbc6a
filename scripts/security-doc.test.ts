import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const proof = /`([\w./-]+\.(?:test|spec)\.tsx?)`: (.+)/

const proofs = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => line.split('|'))
  .flatMap((cell) => {
    const [, file, title] = proof.exec(cell.trim()) ?? []
    return file && title ? [{ file, title: title.trim() }] : []
  })

const sources = new Map(
  globSync(
    [
      'packages/*/{src,scripts,build,drills,bench}/**/*.{test,spec}.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/**/*.spec.ts',
    ],
    { cwd: root },
  ).map((file) => [file, readFileSync(join(root, file), 'utf8').replaceAll('\\', '')]),
)

it('finds proofs', () => expect(proofs.length).toBeGreaterThan(200))

it.each(proofs)('$file: $title', ({ file, title }) => {
  const texts = [...sources].filter(([name]) => name.endsWith(`/${file}`)).map(([, text]) => text)
  // Titles may contain characters that Markdown escapes.
  const plain = title.replaceAll('\\', '')
  expect(texts.some((text) => text.includes(plain))).toBe(true)
})

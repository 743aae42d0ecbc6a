import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

const actions = globSync('.github/workflows/*.{yml,yaml}', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\buses:(.*)/g)].map(([, action = '']) => ({
    file,
    action: action.trim(),
  })),
)

it('finds actions to check', () => expect(actions.length).toBeGreaterThan(0))

// A tag can be moved to other code; a commit hash cannot.
it.each(actions)('$file pins $action by commit hash', ({ action }) => {
  expect(action).toMatch(/^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

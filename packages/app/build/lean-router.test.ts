import fs from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { leanRouterModule, withoutMessages } from './lean-router.ts'

it('drops messages for programmers, whatever they contain', () => {
  const code = 'invariant(at(), `No ${name(`in`)} here`); warning(isKnown(path, "a"), "b" + path); log("c")'
  expect(withoutMessages(code)).toBe(
    `invariant(at(), 'react-router'); warning(isKnown(path, "a"), 'react-router'); log("c")`,
  )
})

it('knows the installed package', async () => {
  const library = path.join(import.meta.dirname, '../node_modules/react-router/dist/production/lib')
  for (const name of ['context.js', 'components.js', 'hooks.js']) {
    const file = path.join(library, name)
    const code = await fs.readFile(file, 'utf8')
    expect(leanRouterModule(file, code)?.length).toBeLessThan(code.length)
  }
})

it('finds that the package has changed', () => {
  expect(leanRouterModule('/react-router/dist/production/lib/hooks.js', 'render()')).toBeNull()
})

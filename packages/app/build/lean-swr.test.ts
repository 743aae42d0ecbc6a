import fs from 'node:fs/promises'
import path from 'node:path'

import { expect, it } from 'vitest'

import { leanHook } from './lean-swr.ts'

it('turns options that the portal does not use into constants', () => {
  const code =
    '  const { cache, compare, suspense, fallbackData, strictServerPrefetchWarning } = config;\n  run();'
  expect(leanHook(code)).toBe(
    'const { cache, compare, fallbackData } = config; const suspense = false; const strictServerPrefetchWarning = false;\n  run();',
  )
})

it('finds that the package has changed', () => {
  expect(leanHook('  const { cache, compare, fallbackData } = config;')).toBeNull()
  expect(leanHook('  const { suspense, strictServerPrefetchWarning } = config;')).toBeNull()
})

it('knows the installed package', async () => {
  const dist = path.join(import.meta.dirname, '../../api-client/node_modules/swr/dist')
  const [name = ''] = (await fs.readdir(dist)).filter((file) => /^use-swr-\w+\.mjs$/.test(file))
  expect(leanHook(await fs.readFile(path.join(dist, name), 'utf8'))).toMatch(/ const suspense = false; /)
})

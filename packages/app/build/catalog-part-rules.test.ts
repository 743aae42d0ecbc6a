import { expect, it } from 'vitest'

import { partsOf } from './catalog-part-rules.ts'

const app = (file: string) => `packages/app/src/${file}`

it.each([
  ['features/auth/login-page.tsx', 'visitor'],
  ['layouts/auth-layout.tsx', 'visitor'],
  ['locale/locale-select.tsx', 'visitor'],
  ['shared/use-password-words.ts', 'visitor'],
  ['shared/password-texts.ts', 'visitor'],
  ['shared/error-messages.ts', 'errors'],
  ['shared/loaded.tsx', 'player'],
  ['layouts/default-layout.tsx', 'player'],
  ['features/shop/shop-page.tsx', 'player'],
])('%s belongs to %s', (file, part) => {
  expect([...partsOf([app(file)])]).toEqual([part])
})

it('gives a message to every part that uses it', () => {
  const origins = [app('features/auth/login-page.tsx'), app('features/shop/shop-page.tsx')]
  expect([...partsOf(origins)].sort()).toEqual(['player', 'visitor'])
})

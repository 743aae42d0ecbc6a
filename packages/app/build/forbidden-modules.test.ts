import { expect, it } from 'vitest'

import { isForbidden } from './forbidden-modules.ts'

it.each([
  '/portal/node_modules/.pnpm/msw@3.0.5/node_modules/msw/lib/browser.js',
  '/portal/node_modules/storybook/dist/test.js',
  '/portal/packages/api-client/src/mock.ts',
  '/portal/packages/api-client/src/mocks/happy-path.ts',
  '/portal/packages/app/src/features/auth/log-in/login-page.stories.tsx',
  '/portal/packages/app/src/guards.test.ts',
])('forbids %s', (id) => {
  expect(isForbidden(id)).toBe(true)
})

it.each([
  '/portal/packages/app/src/main.tsx',
  '/portal/packages/api-client/src/client/client.ts',
  '/portal/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
])('allows %s', (id) => {
  expect(isForbidden(id)).toBe(false)
})

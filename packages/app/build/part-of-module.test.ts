import { expect, it } from 'vitest'

import { errorsMarker, partOfModule } from './part-of-module.ts'
import { testPortal } from './testing-portal.ts'

const portal = testPortal(
  {
    main: { imports: ['locale-select'] },
    'login-page': { imports: ['password-texts'], lazyImports: ['log-in', 'log-in-steps'] },
    'log-in': { imports: ['error-messages'] },
    'register-page': { imports: ['use-password-words', 'password-texts'] },
    'error-messages': { imports: [`\0${errorsMarker}`, 'offline-message'] },
    'default-layout': { imports: ['locale-select', 'error-messages', 'loaded'], lazyImports: ['drawer'] },
    'fairness-page': { imports: ['loaded'], lazyImports: ['rotate-dialog'] },
    'shop-page': { imports: ['loaded', 'use-password-words'] },
  },
  [
    { pattern: '/login', access: 'visitor', layout: 'auth-layout', page: 'login-page' },
    { pattern: '/register', access: 'visitor', layout: 'auth-layout', page: 'register-page' },
    { pattern: '/fairness', access: 'guest', layout: 'guest-layout', page: 'fairness-page' },
    { pattern: '/odds', access: 'player', layout: 'guest-layout', page: 'fairness-page' },
    { pattern: '/shop', access: 'player', layout: 'default-layout', page: 'shop-page', data: 'shop-data' },
  ],
  ['not-found'],
)

it.each([
  ['login-page', 'visitor'],
  ['auth-layout', 'visitor'],
  ['locale-select', 'visitor'],
  ['use-password-words', 'visitor'],
  ['password-texts', 'visitor'],
  ['log-in-steps', 'visitor'],
  ['not-found', 'visitor'],
  ['offline-message', 'visitor'],
  ['error-messages', 'errors'],
  ['loaded', 'guest'],
  ['default-layout', 'player'],
  ['drawer', 'player'],
  ['shop-page', 'player'],
  ['guest-layout', 'guest'],
  ['fairness-page', 'guest'],
  ['rotate-dialog', 'guest'],
  ['shop-data', 'player'],
  ['a module that no page uses', 'player'],
])('%s belongs to %s', (module, part) => {
  expect(partOfModule(portal)(module)).toBe(part)
})

import { expect, it } from 'vitest'

import { ImportFailure } from '../loading/load-once.ts'
import { offlineMessage } from '../texts/offline-message.ts'
import { unexpectedMessage } from '../texts/unexpected-message.ts'
import { thrownFailure } from './thrown-failure.ts'

it.each([
  new ImportFailure('A part of the portal could not be loaded'),
  new TypeError('Failed to fetch dynamically imported module: https://play.example.com/assets/submit.js'),
  new TypeError('error loading dynamically imported module: https://play.example.com/assets/submit.js'),
  new TypeError('Importing a module script failed.'),
  new Error('Unable to preload CSS for /assets/form.css'),
])('blames the connection for %s', (error) => {
  expect(thrownFailure(error).message).toBe(offlineMessage)
})

it.each([new TypeError("Cannot read properties of null (reading 'name')"), 'boom', null])(
  'calls %s unexpected',
  (error) => {
    expect(thrownFailure(error).message).toBe(unexpectedMessage)
  },
)

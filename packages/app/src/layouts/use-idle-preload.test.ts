import { expect, it } from 'vitest'

import { hasRoom } from './use-idle-preload.ts'

it.each([{}, { effectiveType: '4g', downlink: 10, saveData: false }])('preloads on the line %o', (line) => {
  expect(hasRoom(line)).toBe(true)
})

it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g', downlink: 1.4 }])(
  'leaves the line %o alone',
  (line) => {
    expect(hasRoom(line)).toBe(false)
  },
)

import { sampleLaunchers, sampleRelease } from '@olympus/api-client/mocks/sample-launchers'
import { expect, it } from 'vitest'

import { currentRelease, fileOf, shortHash } from './launcher-rules.ts'

it('offers the current version, not the newest', () => {
  expect(currentRelease(sampleLaunchers)).toBe(sampleRelease)
  expect(currentRelease({ ...sampleLaunchers, currentVersion: '2.4.0' })?.version).toBe('2.4.0')
  expect(currentRelease({ ...sampleLaunchers, currentVersion: null })).toBeUndefined()
})

it('finds the release of a file, also a withdrawn one', () => {
  const withdrawn = sampleLaunchers.releases.find(({ withdrawal }) => withdrawal !== null)
  const [build] = withdrawn?.builds ?? []
  expect(fileOf(sampleLaunchers, build?.sha256 ?? '')).toEqual({ release: withdrawn, build })
  expect(fileOf(sampleLaunchers, '0'.repeat(64))).toBeUndefined()
})

it('shortens a hash to what people compare', () => {
  expect(shortHash(`12345678${'0'.repeat(48)}abcdefgh`)).toBe('12345678…abcdefgh')
})

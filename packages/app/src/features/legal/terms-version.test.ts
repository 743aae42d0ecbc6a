import { expect, test } from 'vitest'

import { termsVersion } from '@olympus/contract/terms-version'
import { privacyPolicyEn } from './privacy-policy.en.ts'
import { termsOfServiceEn } from './terms-of-service.en.ts'

test('a consent records the version of the displayed texts', () => {
  expect([termsOfServiceEn.version, privacyPolicyEn.version]).toEqual([termsVersion, termsVersion])
})

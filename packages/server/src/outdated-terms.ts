import { termsVersion } from '@olympus/contract/terms-version'
import { Failure } from './failure.ts'

/** Refuses consent to any version but the current one, so that a stored consent names texts that exist. */
export const outdatedTermsRefusal = (version: string): Failure<'BAD_REQUEST'> | null =>
  version === termsVersion
    ? null
    : new Failure('BAD_REQUEST', {
        data: { issues: [{ path: 'body.termsVersion', message: `The current version is ${termsVersion}` }] },
      })

import type { Client } from '@olympus/api-client/client'
import { register as endpoint } from '@olympus/contract/auth'
import type { LocaleCode } from '@olympus/contract/locales'

import { submitTo } from '../../../shared/form/submit-to.ts'
import { termsVersion } from '@olympus/contract/terms-version'

export interface Registration {
  readonly username: string
  readonly email: string
  readonly password: string
  readonly hasAgreed: boolean
}

const submit = submitTo(endpoint)

/** Submits a registration in the page's language. One checkbox accepts both legal texts. */
export const registerIn =
  (locale: LocaleCode) =>
  async (client: Client, { hasAgreed, ...identity }: Registration) => {
    const submission = await submit(client, {
      ...identity,
      hasAcceptedTerms: hasAgreed,
      hasAcceptedPrivacyPolicy: hasAgreed,
      termsVersion,
      locale,
    })
    if (submission.kind !== 'invalid') return submission
    const fields = submission.fields.map((name) => (name.startsWith('hasAccepted') ? 'hasAgreed' : name))
    return { ...submission, fields }
  }

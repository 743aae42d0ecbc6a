import { describe, expect, test } from 'vitest'

import type { LegalText } from './legal-text.ts'
import { privacyPolicyDe } from './privacy-policy.de.ts'
import { privacyPolicyEn } from './privacy-policy.en.ts'
import { termsOfServiceDe } from './terms-of-service.de.ts'
import { termsOfServiceEn } from './terms-of-service.en.ts'

const shapeOf = ({ version, updatedOn, sections }: LegalText) => ({
  version,
  updatedOn,
  sections: sections.map(({ id, paragraphs, items }) => [id, paragraphs.length, items?.length ?? 0]),
})

describe.each([
  ['terms of service', termsOfServiceEn, termsOfServiceDe],
  ['privacy policy', privacyPolicyEn, privacyPolicyDe],
])('%s', (_, english, german) => {
  test('the translation has the same structure and version as the original', () => {
    expect(shapeOf(german)).toEqual(shapeOf(english))
    expect(english.notice).toBeUndefined()
    expect(german.notice).toContain('Übersetzung')
  })

  test('shows June 12, 2025 as its date, with at least twelve sections', () => {
    expect(english).toMatchObject({ updatedOn: '2025-06-12' })
    expect(english.sections.length).toBeGreaterThanOrEqual(12)
  })

  test.each([english, german])('every section has a unique anchor and text', ({ sections }) => {
    const ids = sections.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, title, paragraphs, items = [] } of sections) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(paragraphs.length).toBeGreaterThan(0)
      for (const text of [title, ...paragraphs, ...items]) expect(text.trim()).toMatch(/\S/)
    }
  })
})

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { LegalPage } from './legal-page.tsx'
import { useLegalText, type LegalTexts } from './use-legal-text.ts'

const texts: LegalTexts = {
  en: () => import('./privacy-policy.en.ts').then(({ privacyPolicyEn }) => privacyPolicyEn),
  de: () => import('./privacy-policy.de.ts').then(({ privacyPolicyDe }) => privacyPolicyDe),
}

export function PrivacyPage(): ReactNode {
  const { t } = useLingui()
  return <LegalPage title={t`Privacy policy`} {...useLegalText(texts)} />
}

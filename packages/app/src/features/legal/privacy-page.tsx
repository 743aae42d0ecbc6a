import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { loadOnce } from '../../shared/loading/load-once.ts'
import { LegalPage } from './legal-page.tsx'
import { useLegalText, type LegalTexts } from './use-legal-text.ts'

const texts: LegalTexts = {
  en: loadOnce(() => import('./privacy-policy.en.ts').then(({ privacyPolicyEn }) => privacyPolicyEn)),
  de: loadOnce(() => import('./privacy-policy.de.ts').then(({ privacyPolicyDe }) => privacyPolicyDe)),
}

export function PrivacyPage(): ReactNode {
  const { t } = useLingui()
  return <LegalPage title={t`Privacy policy`} {...useLegalText(texts)} />
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { loadOnce } from '../../shared/loading/load-once.ts'
import { LegalPage } from './legal-page.tsx'
import { useLegalText, type LegalTexts } from './use-legal-text.ts'

const texts: LegalTexts = {
  en: loadOnce(() => import('./terms-of-service.en.ts').then(({ termsOfServiceEn }) => termsOfServiceEn)),
  de: loadOnce(() => import('./terms-of-service.de.ts').then(({ termsOfServiceDe }) => termsOfServiceDe)),
}

export function TermsPage(): ReactNode {
  const { t } = useLingui()
  return <LegalPage title={t`Terms of service`} {...useLegalText(texts)} />
}

import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { LegalPage } from './legal-page.tsx'
import { termsTexts } from './terms-texts.ts'
import { useLegalText } from './use-legal-text.ts'

export function TermsPage(): ReactNode {
  const { t } = useLingui()
  return <LegalPage title={t`Terms of service`} {...useLegalText(termsTexts)} />
}

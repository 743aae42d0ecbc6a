import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { LegalPage } from './legal-page.tsx'
import { privacyTexts } from './privacy-texts.ts'
import { useLegalText } from './use-legal-text.ts'

export function PrivacyPage(): ReactNode {
  const { t } = useLingui()
  return <LegalPage title={t`Privacy policy`} {...useLegalText(privacyTexts)} />
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { Checkbox } from '@olympus/ui/checkbox/checkbox'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { consents, type Consent } from './purchase-form-rules.ts'
import * as styles from './purchase-page.css.ts'
import type { PurchaseFormState } from './use-purchase-form.ts'

/** Opens in a new tab, so that reading the terms does not discard the player's choices. */
const LegalLink = ({ to, children }: { to: string; children?: ReactNode }) => (
  <TextLink asChild>
    <Link to={to} target="_blank">
      {children}
    </Link>
  </TextLink>
)

export function ConsentsCard({ form }: { form: PurchaseFormState }): ReactNode {
  const { t } = useLingui()

  const texts: Record<Consent, ReactNode> = {
    hasAcceptedTerms: (
      <Trans>
        I accept the <LegalLink to={paths.terms}>terms and conditions</LegalLink> and have read the{' '}
        <LegalLink to={paths.privacy}>privacy policy</LegalLink>.
      </Trans>
    ),
    hasConsentedToImmediateSupply: (
      <Trans>I agree that the digital content is activated immediately after payment.</Trans>
    ),
    hasConsentedToLossOfCancellation: (
      <Trans>I understand that I lose my right of cancellation once the content is activated.</Trans>
    ),
  }

  return (
    <Card title={t`Consents`}>
      <div className={styles.consents}>
        {consents.map((consent) => (
          <Checkbox
            key={consent}
            {...form.field(consent)}
            checked={form.consents[consent]}
            onChange={(event) => form.setConsent(consent, event.target.checked)}
          >
            {texts[consent]}
          </Checkbox>
        ))}
      </div>
    </Card>
  )
}

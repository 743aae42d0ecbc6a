import { useLingui } from '@lingui/react/macro'
import type { Support } from '@olympus/contract/support'
import { TextLink } from '@olympus/ui/text-link/text-link'
import { useId, type ReactNode } from 'react'

import * as styles from './contact.css.ts'

interface ImprintSectionProps extends Pick<Support, 'email'> {
  readonly imprint: NonNullable<Support['imprint']>
}

/** Who offers the portal, as the law of many countries requires. */
export function ImprintSection({ imprint: { name, addressLines }, email }: ImprintSectionProps): ReactNode {
  const { t } = useLingui()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>{t`Imprint`}</h2>
      <address translate="no" className={styles.imprint}>
        <strong>{name}</strong>
        {addressLines.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {email !== null && (
          <span>
            <TextLink href={`mailto:${email}`}>{email}</TextLink>
          </span>
        )}
      </address>
    </section>
  )
}

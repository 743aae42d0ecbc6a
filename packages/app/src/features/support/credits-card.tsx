import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ComponentProps, ReactNode } from 'react'

import * as styles from './support-page.css.ts'

const External = (props: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} target="_blank" rel="noreferrer" />
)

/** Third-party works that the portal uses, with their licenses. */
export function CreditsCard(): ReactNode {
  const { t } = useLingui()
  return (
    <Card title={t`Credits`} className={styles.credits}>
      <ul className={styles.list}>
        <li>
          <Trans>
            Item icons: <External href="https://game-icons.net">game-icons.net</External> by Lorc, Delapouite
            and contributors,{' '}
            <External href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</External>, colored by us
          </Trans>
        </li>
        <li>
          <Trans>
            Interface icons: <External href="https://lucide.dev">Lucide</External>,{' '}
            <External href="https://lucide.dev/license">ISC License</External>
          </Trans>
        </li>
        <li>
          <Trans>
            Typefaces: <External href="https://vercel.com/font">Geist</External>,{' '}
            <External href="https://github.com/huertatipografica/piazzolla">Piazzolla</External> and the
            lettering of the name after Cinzel,{' '}
            <External href="https://openfontlicense.org">SIL Open Font License 1.1</External>
          </Trans>
        </li>
      </ul>
    </Card>
  )
}

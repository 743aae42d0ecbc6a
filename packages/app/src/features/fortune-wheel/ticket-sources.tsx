import { useLingui } from '@lingui/react/macro'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { exchangeId } from './exchange/exchange-id.ts'
import * as styles from './fortune-wheel-page.css.ts'

/** Where tickets come from, for a player who has none. */
export function TicketSources(): ReactNode {
  const { t } = useLingui()
  return (
    <Callout tone="info" title={t`Where tickets come from`} className={styles.sources}>
      <ul className={styles.sourceList}>
        <li>
          <TextLink asChild>
            <Link to={paths.coupons}>{t`Claim a coupon`}</Link>
          </TextLink>
        </li>
        <li>
          <TextLink asChild>
            <button type="button" onClick={() => document.getElementById(exchangeId)?.focus()}>
              {t`Exchange tokens`}
            </button>
          </TextLink>
        </li>
        <li>{t`Play: the game awards tickets, too.`}</li>
      </ul>
    </Callout>
  )
}

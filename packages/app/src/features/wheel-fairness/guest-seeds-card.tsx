import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Card } from '@olympus/ui/card/card'
import type { ReactNode } from 'react'

import { loginPath, paths } from '../../paths.ts'
import { Link } from '../../shared/navigation/link.tsx'
import * as styles from './fairness-page.css.ts'

/** What a visitor sees in place of the seeds of a player. */
export function GuestSeedsCard(): ReactNode {
  const { t } = useLingui()
  return (
    <Card title={t`Your seeds`}>
      <div className={styles.stack}>
        <p className={styles.text}>
          {t`Log in to see the fingerprint for your next spins, to set your own number and to have the current one revealed.`}
        </p>
        <ButtonLink asChild isBlock>
          <Link to={loginPath(paths.wheelFairness)}>{t`Log in`}</Link>
        </ButtonLink>
      </div>
    </Card>
  )
}

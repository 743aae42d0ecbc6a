import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { paths } from '../paths.ts'
import * as styles from './debt-notice.css.ts'
import { Link } from './navigation/link.tsx'
import { useOc } from './texts/use-oc.ts'

/** Shown where coins are bought and spent while the account owes coins. */
export function DebtNotice(): ReactNode {
  const { t } = useLingui()
  const oc = useOc()
  const { pathname } = useLocation()
  const { data: user } = useApi(getUser)
  if (!user || user.debtCoins === 0) return null
  const debt = oc(user.debtCoins)

  return (
    <Callout tone="warning" title={t`You owe ${debt}.`} className={styles.notice}>
      {t`A payment was reversed after you spent its coins. You can spend again once your next purchases have paid it off.`}{' '}
      {pathname !== paths.purchase && (
        <TextLink asChild>
          <Link to={paths.purchase}>{t`Buy OC`}</Link>
        </TextLink>
      )}
    </Callout>
  )
}

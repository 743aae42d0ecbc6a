import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { Callout } from '@olympus/ui/callout/callout'
import { TextLink } from '@olympus/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { useFormat } from '../locale/use-format.ts'
import { paths } from '../paths.ts'
import * as styles from './deletion-notice.css.ts'
import { Link } from './navigation/link.tsx'

/** Shown on every page while a deletion is scheduled, because someone else may have requested it. */
export function DeletionNotice(): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { pathname } = useLocation()
  const { data: user } = useApi(getUser)
  if (!user?.deletionAt) return null
  const date = format.date(user.deletionAt)

  return (
    <Callout tone="warning" className={styles.notice}>
      {t`Your account will be deleted on ${date}.`}{' '}
      {pathname !== paths.accountSettings && (
        <TextLink asChild>
          <Link to={paths.accountSettings}>{t`Keep it`}</Link>
        </TextLink>
      )}
    </Callout>
  )
}

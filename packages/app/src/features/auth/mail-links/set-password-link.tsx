import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import type { ReactNode } from 'react'

import { paths } from '../../../paths.ts'
import { Link } from '../../../shared/navigation/link.tsx'

/** Leads to the password reset page. The email is filled in if it is known. */
export function SetPasswordLink({ email }: { email: string }): ReactNode {
  const { t } = useLingui()
  return (
    <ButtonLink asChild tone="primary" size="lg" isBlock>
      <Link to={paths.resetPassword} state={{ email }}>{t`Set a new password`}</Link>
    </ButtonLink>
  )
}

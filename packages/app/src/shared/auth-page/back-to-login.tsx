import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../navigation/link.tsx'

interface BackToLoginProps {
  /** True if this link is the page's next step and not just an exit. */
  readonly isNext?: boolean
}

/** Leads from a public page to the login, or to the dashboard if the player is logged in. */
export function BackToLogin({ isNext = false }: BackToLoginProps): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  return (
    <ButtonLink asChild tone={isNext ? 'primary' : 'ghost'} size="lg" isBlock>
      {user ? (
        <Link to={paths.home}>{t`Go to dashboard`}</Link>
      ) : (
        <Link to={paths.login}>{t`Back to login`}</Link>
      )}
    </ButtonLink>
  )
}

import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../../shared/navigation/link.tsx'

interface BackToLoginProps {
  /** The next step of this page, not only a way out of it. */
  readonly isNext?: boolean
}

/** Out of a page that needs no login: to it, or to the dashboard of whoever is logged in. */
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

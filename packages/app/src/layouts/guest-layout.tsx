import { useLingui } from '@lingui/react/macro'
import { Announcer } from '@olympus/ui/announcer/announcer'
import { Brand } from '@olympus/ui/brand/brand'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Icon } from '@olympus/ui/icon/icon'
import { PageBanner } from '@olympus/ui/page-head/page-banner'
import { ArrowLeft } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { LocaleSelect } from '../locale/locale-select.tsx'
import { loginPath, paths } from '../paths.ts'
import { ApiArea } from '../session/api-area.tsx'
import { useSession } from '../session/session-context.ts'
import { Link } from '../shared/navigation/link.tsx'
import { EnglishNote } from '../shared/texts/english-note.tsx'
import { ThemeToggle } from '../theme/theme-toggle.tsx'
import * as styles from './guest-layout.css.ts'
import { PortalToaster } from './portal-toaster.tsx'

/** A wide page on the landscape without navigation, for visitors and players alike. */
export function GuestLayout(): ReactNode {
  const { t } = useLingui()

  return (
    <ApiArea>
      <div className={styles.root}>
        <PageBanner />
        <header className={styles.header}>
          <Brand asChild compact="mobile">
            <Link to={paths.home} aria-label={t`Olympus, home`} />
          </Brand>
          <div className={styles.tools}>
            <LocaleSelect />
            <ThemeToggle />
          </div>
          <WayOn />
        </header>
        <main tabIndex={-1} className={styles.main}>
          <Suspense>
            <Outlet />
          </Suspense>
          <EnglishNote />
        </main>
      </div>
      <Announcer />
      <PortalToaster />
    </ApiArea>
  )
}

function WayOn(): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  return user ? (
    <ButtonLink asChild icon={<Icon icon={ArrowLeft} />} className={styles.way}>
      <Link to={paths.fortuneWheel}>{t`To the wheel`}</Link>
    </ButtonLink>
  ) : (
    <ButtonLink asChild className={styles.way}>
      <Link to={loginPath(pathname + search)}>{t`Log in`}</Link>
    </ButtonLink>
  )
}

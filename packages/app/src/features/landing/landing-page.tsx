import { useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@olympus/ui/button/button-link'
import type { ReactNode } from 'react'

import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-context.ts'
import { Link } from '../../shared/navigation/link.tsx'
import { PageTitle } from '../../shared/navigation/page-title.tsx'
import * as styles from './landing-page.css.ts'

/** Welcome page for visitors who do not know the game yet. */
export function LandingPage(): ReactNode {
  const { t } = useLingui()
  const { user } = useSession()
  const username = user?.username

  return (
    <div className={styles.root}>
      <PageTitle title={t`Welcome`} />
      <div className={styles.head}>
        <h1 className={styles.title}>
          {username === undefined ? t`Welcome to Olympus` : t`Welcome back, ${username}`}
        </h1>
        <p className={styles.line}>
          {t`Olympus is an online game of heroes and gods: lead your characters through raids, arenas and the bazaar.`}
        </p>
        <p className={styles.line}>
          {t`One account for everything: your characters, the shop and your place on the leaderboards.`}
        </p>
      </div>
      <div className={styles.actions}>
        {user ? (
          <ButtonLink asChild tone="primary" size="lg" isBlock>
            <Link to={paths.home}>{t`Go to dashboard`}</Link>
          </ButtonLink>
        ) : (
          <>
            <ButtonLink asChild tone="primary" size="lg" isBlock>
              <Link to={paths.register}>{t`Register`}</Link>
            </ButtonLink>
            <ButtonLink asChild size="lg" isBlock>
              <Link to={paths.login}>{t`Log in`}</Link>
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

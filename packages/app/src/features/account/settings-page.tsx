import { useLingui } from '@lingui/react/macro'
import { TabNav, TabNavLink } from '@olympus/ui/tab-nav/tab-nav'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { paths } from '../../paths.ts'
import { NavLink } from '../../shared/navigation/link.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import * as styles from './settings-page.css.ts'

/** The frame around all settings; each tab is a nested page. */
export function SettingsPage(): ReactNode {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const place = pathname.replace(/\/$/, '')
  if (place === paths.settings) return <LeadOn to={paths.accountSettings} />

  const tabs = [
    { to: paths.accountSettings, name: t`Account`, tabTitle: t`Account settings` },
    { to: paths.securitySettings, name: t`Security`, tabTitle: t`Security settings` },
    { to: paths.appearanceSettings, name: t`Appearance`, tabTitle: t`Appearance settings` },
    { to: paths.connectionSettings, name: t`Connections`, tabTitle: t`Connection settings` },
  ]

  return (
    <>
      <PageHead
        title={t`Settings`}
        tabTitle={tabs.find(({ to }) => to === place)?.tabTitle}
        line={t`Account, security, appearance and connections.`}
      />
      <TabNav aria-label={t`Settings`}>
        {tabs.map(({ to, name }) => (
          <TabNavLink key={to} asChild>
            <NavLink to={to}>{name}</NavLink>
          </TabNavLink>
        ))}
      </TabNav>
      <div className={styles.tab}>
        <Outlet />
      </div>
    </>
  )
}

import { useLingui } from '@lingui/react/macro'
import { TabNav, TabNavLink } from '@olympus/ui/tab-nav/tab-nav'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { paths } from '../../paths.ts'
import { NavLink } from '../../shared/navigation/link.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'

/** Layout of all logs. Each log is a nested page. */
export function LogsPage(): ReactNode {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const titles = {
    [paths.couponLogs]: t`Coupon logs`,
    [paths.donationLogs]: t`Donation logs`,
    [paths.shopLogs]: t`Shop logs`,
    [paths.wheelLogs]: t`Fortune wheel log`,
    [paths.walletLogs]: t`Wallet`,
  }
  const tabTitle = Object.entries(titles).find(([path]) => pathname.startsWith(path))?.[1]

  return (
    <>
      <PageHead
        title={t`Logs`}
        tabTitle={tabTitle}
        line={t`Coupons, donations, shop orders, fortune wheel spins and every transaction with your coins.`}
      />
      <TabNav aria-label={t`Logs`}>
        <TabNavLink asChild>
          <NavLink to={paths.couponLogs}>{t`Coupon`}</NavLink>
        </TabNavLink>
        <TabNavLink asChild>
          <NavLink to={paths.donationLogs}>{t`Donation`}</NavLink>
        </TabNavLink>
        <TabNavLink asChild>
          <NavLink to={paths.shopLogs}>{t`Shop`}</NavLink>
        </TabNavLink>
        <TabNavLink asChild>
          <NavLink to={paths.wheelLogs}>{t`Fortune wheel`}</NavLink>
        </TabNavLink>
        <TabNavLink asChild>
          <NavLink to={paths.walletLogs}>{t`Wallet`}</NavLink>
        </TabNavLink>
      </TabNav>
      {pathname === paths.logs ? <LeadOn to={paths.couponLogs} /> : <Outlet />}
    </>
  )
}

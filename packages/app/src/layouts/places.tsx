import { useLingui } from '@lingui/react/macro'
import type { NavItem } from '@olympus/ui/shell/nav-item'
import { LifeBuoy, ScrollText, Settings, Store, Ticket, UserRound } from 'lucide-react'

import { paths } from '../paths.ts'
import { NavLink } from '../shared/link.tsx'

export interface Places {
  readonly main: readonly NavItem[]
  readonly store: readonly NavItem[]
  readonly game: readonly NavItem[]
}

/** The places of the portal that its navigation leads to. */
export function usePlaces(): Places {
  const { t } = useLingui()
  return {
    main: [{ key: 'profile', label: t`Profile`, icon: UserRound, link: <NavLink to={paths.home} end /> }],
    store: [
      { key: 'shop', label: t`Shop`, icon: Store, link: <NavLink to={paths.shop} /> },
      { key: 'coupons', label: t`Coupons`, icon: Ticket, link: <NavLink to={paths.coupons} /> },
      { key: 'logs', label: t`Logs`, icon: ScrollText, link: <NavLink to={paths.logs} /> },
    ],
    game: [
      { key: 'support', label: t`Support`, icon: LifeBuoy, link: <NavLink to={paths.support} /> },
      { key: 'settings', label: t`Settings`, icon: Settings, link: <NavLink to={paths.settings} /> },
    ],
  }
}

import { useLingui } from '@lingui/react/macro'
import type { NavItem } from '@olympus/ui/shell/nav-item'
import { LifeBuoy, ScrollText, Settings, Store, Ticket, UserRound } from 'lucide-react'

import { paths } from '../paths.ts'
import { NavLink } from '../shared/navigation/link.tsx'

interface Place extends NavItem {
  readonly path: string
}

export interface Places {
  readonly main: readonly Place[]
  readonly store: readonly Place[]
  readonly game: readonly Place[]
}

const place = (path: string, item: Omit<Place, 'path' | 'link'>): Place => ({
  ...item,
  path,
  link: <NavLink to={path} end={path === paths.home} />,
})

/** The destinations in the portal's navigation. */
export function usePlaces(): Places {
  const { t } = useLingui()
  return {
    main: [place(paths.home, { key: 'profile', label: t`Profile`, icon: UserRound })],
    store: [
      place(paths.shop, { key: 'shop', label: t`Shop`, icon: Store }),
      place(paths.coupons, { key: 'coupons', label: t`Coupons`, icon: Ticket }),
      place(paths.logs, { key: 'logs', label: t`Logs`, icon: ScrollText }),
    ],
    game: [
      place(paths.support, { key: 'support', label: t`Support`, icon: LifeBuoy }),
      place(paths.settings, { key: 'settings', label: t`Settings`, icon: Settings }),
    ],
  }
}

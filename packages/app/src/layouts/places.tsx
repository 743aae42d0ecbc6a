import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import type { NavGroup, NavItem } from '@olympus/ui/shell/nav-item'
import {
  ArrowLeftRight,
  Download,
  LifeBuoy,
  LoaderPinwheel,
  ScrollText,
  Settings,
  Store,
  Ticket,
  Trophy,
  UserRound,
  UsersRound,
} from 'lucide-react'
import { matchPath, useLocation } from 'react-router'

import { useFormat } from '../locale/use-format.ts'
import { paths } from '../paths.ts'
import { NavLink } from '../shared/navigation/link.tsx'

interface Place extends NavItem {
  readonly path: string
  /** In the bar of a phone: from the left, and with a shorter label if the full one is too long. */
  readonly bar?: { readonly position: 1 | 2 | 3 | 4; readonly label?: string }
}

interface Places {
  /** All destinations, as the side bar and the drawer list them. */
  readonly groups: readonly NavGroup[]
  /** Those in the bar of a phone. */
  readonly bar: readonly NavItem[]
  /** The bar does not hold the current page. */
  readonly isBehindMore: boolean
}

const isHome = (path: string): boolean => path === paths.home

const place = (path: string, item: Omit<Place, 'path' | 'link'>): Place => ({
  ...item,
  path,
  link: <NavLink to={path} end={isHome(path)} />,
})

/** The destinations in the portal's navigation. */
export function usePlaces(): Places {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const format = useFormat()
  const { data: user } = useApi(getUser)
  const tickets = user?.wheel.tickets ?? 0

  const main = [
    place(paths.home, { key: 'profile', label: t`Profile`, icon: UserRound, bar: { position: 1 } }),
    place(paths.characters, { key: 'characters', label: t`Characters`, icon: UsersRound }),
    place(paths.characterSwapper, { key: 'swapper', label: t`Character swapper`, icon: ArrowLeftRight }),
    place(paths.leaderboards, {
      key: 'leaderboards',
      label: t`Leaderboards`,
      icon: Trophy,
      bar: { position: 4, label: t`Rankings` },
    }),
  ]
  const store = [
    place(paths.shop, { key: 'shop', label: t`Shop`, icon: Store, bar: { position: 2 } }),
    place(paths.fortuneWheel, {
      key: 'fortune-wheel',
      label: t`Fortune wheel`,
      icon: LoaderPinwheel,
      bar: { position: 3, label: t`Wheel` },
      ...(tickets > 0 && { count: format.number(tickets) }),
    }),
    place(paths.coupons, { key: 'coupons', label: t`Coupons`, icon: Ticket }),
    place(paths.logs, { key: 'logs', label: t`Logs`, icon: ScrollText }),
  ]
  const game = [
    place(paths.download, { key: 'download', label: t`Download`, icon: Download }),
    place(paths.support, { key: 'support', label: t`Support`, icon: LifeBuoy }),
    place(paths.settings, { key: 'settings', label: t`Settings`, icon: Settings }),
  ]

  const bar = [...main, ...store, ...game]
    .flatMap((item) => (item.bar ? [{ ...item, bar: item.bar }] : []))
    .toSorted((a, b) => a.bar.position - b.bar.position)
  return {
    groups: [
      { key: 'main', items: main },
      { key: 'store', label: t`Store`, items: store },
      { key: 'game', label: t`Game`, items: game },
    ],
    bar: bar.map((item) => ({ ...item, label: item.bar.label ?? item.label })),
    isBehindMore: !bar.some(({ path }) => matchPath({ path, end: isHome(path) }, pathname)),
  }
}

import { importErrorPage } from './features/error/import-error-page.ts'
import { guestRoutes } from './guest-routes.ts'
import { lazyPage, type AppRoute, type LayoutName, type LazyPage } from './lazy-route.ts'
import { requireMessages } from './locale/catalogs.ts'
import { parameterPatterns, paths } from './paths.ts'

export const layoutTable: Readonly<Record<LayoutName, LazyPage>> = {
  auth: lazyPage(() => import('./layouts/auth-layout.tsx'), 'AuthLayout'),
  default: lazyPage(
    () => import('./layouts/default-layout.tsx'),
    'DefaultLayout',
    () => requireMessages('player'),
  ),
  fullscreen: lazyPage(() => import('./layouts/fullscreen-layout.tsx'), 'FullscreenLayout'),
  guest: lazyPage(
    () => import('./layouts/guest-layout.tsx'),
    'GuestLayout',
    () => requireMessages('guest'),
  ),
}

/** Rendered when no route matches. */
export const notFoundPage = lazyPage(() => import('./features/error/not-found.tsx'), 'NotFound')

/** Whether the parameters of a path may hold their values. */
const validate: AppRoute['validate'] = (params) =>
  Object.entries(params).every(([name, value = '']) =>
    parameterPatterns[name as keyof typeof parameterPatterns].test(value),
  )

/** One page with several addresses, such as a tab each. */
const alike = (patterns: readonly string[], route: Omit<AppRoute, 'path'>): AppRoute[] =>
  patterns.map((path) => ({ ...route, path }))

/** Every page of the portal. Children are rendered in the `<Outlet>` of their parent's page. */
export const routeTable: readonly AppRoute[] = [
  {
    path: paths.home,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
    data: () => import('./features/profile/profile-data.ts'),
  },
  ...guestRoutes,
  {
    path: paths.characters,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/character-pages/characters-page.tsx'), 'CharactersPage'),
  },
  ...alike([paths.character, paths.characterBazaar, paths.characterStatistics, paths.characterMates], {
    layout: 'default',
    access: 'player',
    validate,
    page: lazyPage(() => import('./features/character-pages/character-page.tsx'), 'CharacterPage'),
    data: () => import('./features/character-pages/character-page-data.ts'),
  }),
  {
    path: paths.linkedEquipment,
    layout: 'default',
    access: 'player',
    validate,
    page: lazyPage(
      () => import('./features/character-pages/equipment-links/linked-equipment-page.tsx'),
      'LinkedEquipmentPage',
    ),
    data: () => import('./features/character-pages/equipment-links/linked-equipment-data.ts'),
  },
  {
    path: paths.characterSwapper,
    layout: 'default',
    access: 'player',
    page: lazyPage(
      () => import('./features/character-swapper/character-swapper-page.tsx'),
      'CharacterSwapperPage',
    ),
  },
  {
    path: paths.swapHistory,
    layout: 'default',
    access: 'player',
    page: lazyPage(
      () => import('./features/character-swapper/history/swap-history-page.tsx'),
      'SwapHistoryPage',
    ),
    data: () => import('./features/character-swapper/history/swap-history-data.ts'),
  },
  ...alike([paths.leaderboards, paths.leaderboard], {
    layout: 'default',
    access: 'player',
    validate,
    page: lazyPage(() => import('./features/leaderboards/leaderboards-page.tsx'), 'LeaderboardsPage'),
    data: () => import('./features/leaderboards/leaderboards-data.ts'),
  }),
  {
    path: paths.purchase,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/purchase/purchase-page.tsx'), 'PurchasePage'),
    data: () => import('./features/purchase/purchase-data.ts'),
  },
  {
    path: paths.shop,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/shop/shop-page.tsx'), 'ShopPage'),
    data: () => import('./features/shop/shop-data.ts'),
    children: [
      {
        path: paths.shopItem,
        layout: 'default',
        access: 'player',
        validate,
        page: lazyPage(() => import('./features/shop/shop-item-page.tsx'), 'ShopItemPage'),
        data: () => import('./features/shop/shop-item-data.ts'),
      },
    ],
  },
  {
    path: paths.fortuneWheel,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/fortune-wheel/fortune-wheel-page.tsx'), 'FortuneWheelPage'),
    data: () => import('./features/fortune-wheel/fortune-wheel-data.ts'),
  },
  {
    path: paths.coupons,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/coupons/coupons-page.tsx'), 'CouponsPage'),
    data: () => import('./features/coupons/coupons-data.ts'),
  },
  {
    path: paths.logs,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/logs/logs-page.tsx'), 'LogsPage'),
    data: () => import('./features/logs/logs-data.ts'),
    children: [
      {
        path: paths.couponLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/coupon-logs-page.tsx'), 'CouponLogsPage'),
      },
      {
        path: paths.donationLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/donation-logs-page.tsx'), 'DonationLogsPage'),
      },
      {
        path: paths.shopLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/shop-logs-page.tsx'), 'ShopLogsPage'),
      },
      {
        path: paths.wheelLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/wheel-logs-page.tsx'), 'WheelLogsPage'),
      },
      {
        path: paths.walletLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/wallet-page.tsx'), 'WalletPage'),
      },
    ],
  },
  {
    path: paths.download,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/download/download-page.tsx'), 'DownloadPage'),
    data: () => import('./features/download/download-data.ts'),
  },
  {
    path: paths.support,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/support/support-page.tsx'), 'SupportPage'),
    data: () => import('./features/support/support-data.ts'),
  },
  {
    path: paths.settings,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/account/settings-page.tsx'), 'SettingsPage'),
    children: [
      {
        path: paths.accountSettings,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/account/account-settings-page.tsx'), 'AccountSettingsPage'),
        data: () => import('./features/account/account-settings-data.ts'),
      },
      {
        path: paths.securitySettings,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/security/security-page.tsx'), 'SecurityPage'),
        data: () => import('./features/security/security-data.ts'),
      },
      {
        path: paths.appearanceSettings,
        layout: 'default',
        access: 'player',
        page: lazyPage(
          () => import('./features/account/appearance-settings-page.tsx'),
          'AppearanceSettingsPage',
        ),
      },
      {
        path: paths.connectionSettings,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/connections/connections-page.tsx'), 'ConnectionsPage'),
        data: () => import('./features/connections/connections-data.ts'),
      },
    ],
  },
]

/** Loads the code of all pages in the navigation, and of the error page, which may lack a network later. */
export function preloadPages(): void {
  const pages = routeTable.flatMap(({ layout, page }) => (layout === 'default' ? page.load : []))
  for (const load of [importErrorPage, ...pages]) load().catch(() => undefined)
}

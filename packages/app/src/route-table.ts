import { lazyPage, type AppRoute, type LayoutName, type LazyPage } from './lazy-route.ts'
import { requireMessages } from './locale/catalogs.ts'
import { parameterPatterns, paths } from './paths.ts'

export const layoutTable: Readonly<Record<LayoutName, LazyPage>> = {
  auth: lazyPage(() => import('./layouts/auth-layout.tsx'), 'AuthLayout'),
  default: lazyPage(
    () => import('./layouts/default-layout.tsx'),
    'DefaultLayout',
    () => Promise.all([requireMessages('player'), requireMessages('errors')]),
  ),
  fullscreen: lazyPage(() => import('./layouts/fullscreen-layout.tsx'), 'FullscreenLayout'),
}

/** Rendered when no route matches. */
export const notFoundPage = lazyPage(() => import('./features/error/not-found.tsx'), 'NotFound')

/** Every page of the portal. Children are rendered in the `<Outlet>` of their parent's page. */
export const routeTable: readonly AppRoute[] = [
  {
    path: paths.home,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/profile/profile-page.tsx'), 'ProfilePage'),
    data: () => import('./features/profile/profile-data.ts'),
  },
  {
    path: paths.login,
    layout: 'auth',
    access: 'visitor',
    page: lazyPage(() => import('./features/auth/log-in/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.register,
    layout: 'auth',
    access: 'visitor',
    page: lazyPage(() => import('./features/auth/registration/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: paths.activation,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/activation-page.tsx'), 'ActivationPage'),
  },
  {
    path: paths.activationSent,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(
      () => import('./features/auth/registration/activation-sent-page.tsx'),
      'ActivationSentPage',
    ),
  },
  {
    path: paths.landing,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/landing/landing-page.tsx'), 'LandingPage'),
  },
  {
    path: paths.resetPassword,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/recovery/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.newPassword,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/recovery/new-password-page.tsx'), 'NewPasswordPage'),
  },
  {
    path: paths.confirmEmail,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/confirm-email-page.tsx'), 'ConfirmEmailPage'),
  },
  {
    path: paths.undoEmail,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/undo-email-page.tsx'), 'UndoEmailPage'),
  },
  {
    path: paths.endSession,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/auth/mail-links/end-session-page.tsx'), 'EndSessionPage'),
  },
  {
    path: paths.contact,
    layout: 'auth',
    access: 'guest',
    page: lazyPage(() => import('./features/contact/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: paths.characters,
    layout: 'default',
    access: 'player',
    page: lazyPage(() => import('./features/character-pages/characters-page.tsx'), 'CharactersPage'),
  },
  {
    path: paths.character,
    layout: 'default',
    access: 'player',
    validate: ({ id = '' }) => parameterPatterns.id.test(id),
    page: lazyPage(() => import('./features/character-pages/character-page.tsx'), 'CharacterPage'),
    data: () => import('./features/character-pages/character-page-data.ts'),
  },
  {
    path: paths.characterBazaar,
    layout: 'default',
    access: 'player',
    validate: ({ id = '' }) => parameterPatterns.id.test(id),
    page: lazyPage(() => import('./features/character-pages/character-page.tsx'), 'CharacterPage'),
    data: () => import('./features/character-pages/character-page-data.ts'),
  },
  {
    path: paths.characterMates,
    layout: 'default',
    access: 'player',
    validate: ({ id = '' }) => parameterPatterns.id.test(id),
    page: lazyPage(() => import('./features/character-pages/character-page.tsx'), 'CharacterPage'),
    data: () => import('./features/character-pages/character-page-data.ts'),
  },
  {
    path: paths.linkedEquipment,
    layout: 'default',
    access: 'player',
    validate: ({ key = '' }) => parameterPatterns.key.test(key),
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
        validate: ({ itemId = '' }) => parameterPatterns.itemId.test(itemId),
        page: lazyPage(() => import('./features/shop/shop-item-page.tsx'), 'ShopItemPage'),
        data: () => import('./features/shop/shop-item-data.ts'),
      },
    ],
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
        path: paths.walletLogs,
        layout: 'default',
        access: 'player',
        page: lazyPage(() => import('./features/logs/wallet-page.tsx'), 'WalletPage'),
      },
    ],
  },
  {
    path: paths.terms,
    layout: 'fullscreen',
    access: 'guest',
    page: lazyPage(() => import('./features/legal/terms-page.tsx'), 'TermsPage'),
  },
  {
    path: paths.privacy,
    layout: 'fullscreen',
    access: 'guest',
    page: lazyPage(() => import('./features/legal/privacy-page.tsx'), 'PrivacyPage'),
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

/** Loads the code of all pages in the navigation. */
export function preloadPages(): void {
  for (const { layout, page } of routeTable) if (layout === 'default') page.load().catch(() => undefined)
}

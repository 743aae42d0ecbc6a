/** Every URL of the portal. Patterns hold `:name` parameters; the locale prefix is the router's basename. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  activation: '/activation',
  activationSent: '/activation/sent',
  landing: '/landing',
  resetPassword: '/resetpassword',
  newPassword: '/password/new',
  confirmEmail: '/email/confirm',
  undoEmail: '/email/undo',
  endSession: '/session/end',
  characters: '/characters',
  character: '/characters/:id',
  characterBazaar: '/characters/:id/bazaar',
  characterStatistics: '/characters/:id/statistics',
  characterMates: '/characters/:id/pets-and-partners',
  linkedEquipment: '/equipment/:key',
  characterSwapper: '/character-swapper',
  swapHistory: '/character-swapper/history',
  leaderboards: '/leaderboards',
  leaderboard: '/leaderboards/:board',
  purchase: '/purchase',
  shop: '/shop',
  shopItem: '/shop/:itemId',
  fortuneWheel: '/fortune-wheel',
  wheelFairness: '/fortune-wheel/fairness',
  coupons: '/coupons',
  logs: '/logs',
  couponLogs: '/logs/coupons',
  donationLogs: '/logs/donations',
  shopLogs: '/logs/shop',
  wheelLogs: '/logs/fortune-wheel',
  walletLogs: '/logs/wallet',
  download: '/download',
  support: '/support',
  settings: '/settings',
  accountSettings: '/settings/account',
  securitySettings: '/settings/security',
  appearanceSettings: '/settings/appearance',
  connectionSettings: '/settings/connections',
  contact: '/contact',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
} as const

/**
 * What the parameters of `paths` may hold. Another value has no page. The build writes the patterns down for
 * the server, which answers such a path with 404.
 */
export const parameterPatterns = {
  id: /^[1-9]\d{0,14}$/,
  itemId: /^[a-z0-9-]{1,60}$/,
  /** The keys of the contract, which the first page must not load. */
  board:
    /^(?:raids|monsters|icebreaker|reputation|achievements|frozen-crown|raid-records|instant-combat|rainbow-battle|arena-of-talents)$/,
  /** 16 bytes in base64url. */
  key: /^[\w-]{21}[AQgw]$/,
} as const

export const contactPath = (topic: string): string => `${paths.contact}?topic=${topic}`

/** The login page that redirects to `target`, a path of the portal. */
export const loginPath = (target: string): string =>
  target === paths.home ? paths.login : `${paths.login}?redirect=${encodeURIComponent(target)}`

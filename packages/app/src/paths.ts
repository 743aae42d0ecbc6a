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
  characterMates: '/characters/:id/pets-and-partners',
  linkedEquipment: '/equipment/:key',
  characterSwapper: '/character-swapper',
  swapHistory: '/character-swapper/history',
  purchase: '/purchase',
  shop: '/shop',
  shopItem: '/shop/:itemId',
  coupons: '/coupons',
  logs: '/logs',
  couponLogs: '/logs/coupons',
  donationLogs: '/logs/donations',
  shopLogs: '/logs/shop',
  walletLogs: '/logs/wallet',
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
  /** 16 bytes in base64url. */
  key: /^[\w-]{21}[AQgw]$/,
} as const

export const characterPath = (characterId: number): string => `/characters/${characterId}`

/** The page of a link to equipment. */
export const linkedEquipmentPath = (key: string): string => `/equipment/${key}`

export const shopItemPath = (itemId: string): string => `/shop/${encodeURIComponent(itemId)}`

export const contactPath = (topic: string): string => `${paths.contact}?topic=${topic}`

export const purchasePath = (purchaseId: number): string => `${paths.purchase}?purchase=${purchaseId}`

/** The login page that redirects to `target`, a path of the portal. */
export const loginPath = (target: string): string =>
  target === paths.home ? paths.login : `${paths.login}?redirect=${encodeURIComponent(target)}`

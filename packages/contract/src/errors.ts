/**
 * The error catalog: every key that `message.key` of a reply can hold, with its HTTP status.
 * The first block is section 8 of the specification; the others extend it in the same style.
 */
export const errorCatalog = {
  BAD_REQUEST: { status: 400 },
  '2FA_CODE_INVALID': { status: 422 },
  '2FA_ERROR': { status: 422 },
  CAN_NOT_DEACTIVATE: { status: 409 },
  INVALID_EMAIL_FORMAT: { status: 422 },
  LOGOUT_ERROR: { status: 500 },
  NEED_TO_BE_OFFLINE: { status: 409 },
  NO_SLOT_AVAILABLE: { status: 409 },
  SESSION_HANDLE_ERROR: { status: 401 },
  SESSION_REFRESH_ERROR: { status: 401 },
  UNKNOWN_CREDENTIALS: { status: 401 },
  WRONG_PASSWORD: { status: 422 },
  ALREADY_CLAIMED: { status: 409 },
  EXPIRED: { status: 410 },
  INVALID_CODE: { status: 404 },
  NOT_ELIGIBLE_ACCOUNT_TOO_RECENT: { status: 403 },
  NOT_ELIGIBLE_NO_WHITELIST: { status: 403 },
  INTERNAL_SERVER_ERROR: { status: 500 },
  INTERNAL_SERVER_ERROR_SESSION_REFRESH: { status: 500 },
  NOT_FOUND_ACCOUNT_BY_EMAIL: { status: 404 },
  UNAUTHORIZED_BANNED_ACCOUNT: { status: 403 },
  UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT: { status: 403 },
  UNAUTHORIZED_SESSION_EXPIRED: { status: 401 },
  NOT_FOUND: { status: 404 },
  UNAUTHORIZED: { status: 401 },

  INSUFFICIENT_FUNDS: { status: 409 },
  ACCOUNT_IN_DEBT: { status: 409 },
  COINS_ALREADY_SPENT: { status: 409 },
  WITHDRAWAL_PERIOD_OVER: { status: 409 },
  WITHDRAWAL_NOT_POSSIBLE: { status: 409 },
  PAYMENT_INSUFFICIENT_FUNDS: { status: 402 },
  PAYMENT_CARD_DETAILS_INCORRECT: { status: 402 },
  PAYMENT_FAILED: { status: 402 },
  PAYMENT_PROVIDER_UNAVAILABLE: { status: 503 },
  PURCHASE_ERROR: { status: 500 },
  SPENDING_LIMIT_REACHED: { status: 409 },
  CHARACTER_NOT_FOUND: { status: 404 },
  CHARACTER_NOT_ACTIVE: { status: 409 },
  GIFT_TO_OWN_CHARACTER: { status: 409 },
  PURCHASE_LIMIT_REACHED: { status: 409 },
  ACTIVATION_LINK_INVALID: { status: 410 },

  RESET_LINK_INVALID: { status: 410 },
  EMAIL_LINK_INVALID: { status: 410 },
  SESSION_LINK_INVALID: { status: 410 },
  STEP_UP_REQUIRED: { status: 403 },
  BROWSER_CHECK_REQUIRED: { status: 403 },
  TWO_FACTOR_ALREADY_ENABLED: { status: 409 },
  TWO_FACTOR_NOT_ENABLED: { status: 409 },
  TWO_FACTOR_ENROLMENT_EXPIRED: { status: 410 },
  PASSKEY_INVALID: { status: 422 },
  PASSKEY_LIMIT_REACHED: { status: 409 },
  CONNECTION_STATE_INVALID: { status: 410 },
  CONNECTION_TAKEN: { status: 409 },
  CONNECTION_PROVIDER_UNAVAILABLE: { status: 503 },

  USERNAME_TAKEN: { status: 409 },
  WRONG_EMAIL: { status: 422 },
  EMAIL_UNCHANGED: { status: 422 },
  PASSWORD_UNCHANGED: { status: 422 },
  CONFIRMATION_MISMATCH: { status: 422 },
  PASSWORD_BREACHED: { status: 422 },
  PASSWORD_TOO_COMMON: { status: 422 },
  PASSWORD_CONTAINS_IDENTITY: { status: 422 },
  PRICE_CHANGED: { status: 409 },
  ITEM_NOT_AVAILABLE: { status: 410 },
  ALREADY_REDEEMED: { status: 409 },
  ACCOUNT_CHANGED: { status: 409 },
  FORBIDDEN: { status: 403 },
  IDEMPOTENCY_KEY_REQUIRED: { status: 400 },
  IDEMPOTENCY_MISMATCH: { status: 409 },
  METHOD_NOT_ALLOWED: { status: 405 },
  PAYLOAD_TOO_LARGE: { status: 413 },
  UNSUPPORTED_MEDIA_TYPE: { status: 415 },
  CONTACT_FORM_CLOSED: { status: 409 },
  TOO_MANY_REQUESTS: { status: 429 },
  SERVICE_UNAVAILABLE: { status: 503 },
} as const

export type ErrorKey = keyof typeof errorCatalog

export const errorKeys = Object.keys(errorCatalog) as ErrorKey[]

/** The key of a successful reply. */
export const successKey = 'SUCCESS'

/** `message.code` for a key: the key with the product's prefix. */
export const codeOf = (key: ErrorKey | typeof successKey): string => `OGG_${key}`

export const isErrorKey = (key: string): key is ErrorKey => Object.hasOwn(errorCatalog, key)

/** What is limited for one account, address or network. The keys of limits start with one of these names. */
export const limitNames = [
  'chat-connect',
  'chat-start',
  'coupon',
  'data-export',
  'email-change',
  'email-change-to',
  'gift',
  'gift-mail',
  'logged-in',
  'login',
  'new-device-mail',
  'passkey-login',
  'passkey-question',
  'password',
  'password-reset',
  'purchase',
  'purchase-visit',
  'register',
  'register-notice',
  'resend',
  'reset-link',
  'step-up',
  'two-factor',
  'two-factor-reset',
] as const

export type LimitName = (typeof limitNames)[number]

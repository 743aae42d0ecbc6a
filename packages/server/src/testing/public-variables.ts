/** The configuration of a portal that strangers can reach. */
export const publicVariables = {
  PUBLIC_URL: 'https://play.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  STRIPE_SECRET_KEY: 'sk_test_1a',
  STRIPE_WEBHOOK_SECRET: 'whsec_1a',
  SECRET_KEY: 'a'.repeat(43),
} as const

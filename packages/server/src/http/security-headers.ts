type Headers = Readonly<Record<string, string>>

/** Sent with every reply. */
export const securityHeaders = (publicUrl: string): Headers => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
})

/** Sent with every reply of the API, which must be neither rendered nor cached. */
export const apiHeaders = (publicUrl: string): Headers => ({
  ...securityHeaders(publicUrl),
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
})

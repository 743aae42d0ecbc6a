type Platform = 'iPhone' | 'Android' | 'other'

const platformOf = (userAgent: string): Platform => {
  if (userAgent.includes('iPhone')) return 'iPhone'
  return userAgent.includes('Android') ? 'Android' : 'other'
}

export const isIos = (userAgent: string): boolean => /iPhone|iPad/.test(userAgent)

type Keys = { hasNegative: boolean; hasDecimals: boolean }

/**
 * The on-screen keyboard that can type the number. Neither number pad of an iPhone has a minus key.
 * Android's numeric keyboard has minus and point, its decimal keyboard has no minus.
 */
export function inputModeOf(
  { hasNegative, hasDecimals }: Keys,
  userAgent: string,
): 'text' | 'decimal' | 'numeric' {
  const platform = platformOf(userAgent)
  if (platform === 'iPhone' && hasNegative) return 'text'
  if (platform !== 'other' && hasDecimals && !hasNegative) return 'decimal'
  return 'numeric'
}

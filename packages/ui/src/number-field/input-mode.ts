type Platform = 'iPhone' | 'Android' | 'other'

const platformOf = (userAgent: string): Platform => {
  if (userAgent.includes('iPhone')) return 'iPhone'
  return userAgent.includes('Android') ? 'Android' : 'other'
}

export const isIos = (userAgent: string): boolean => /iPhone|iPad/.test(userAgent)

type Keys = { hasNegative: boolean; hasDecimals: boolean }

/**
 * The on-screen keyboard on which the number can be typed. An iPhone has no minus on either of its number pads; Android's numeric
 * one has minus and point, its decimal one has no minus.
 */
export function inputModeOf({ hasNegative, hasDecimals }: Keys, userAgent: string) {
  const platform = platformOf(userAgent)
  if (platform === 'iPhone' && hasNegative) return 'text'
  if (platform !== 'other' && hasDecimals && !hasNegative) return 'decimal'
  return 'numeric'
}

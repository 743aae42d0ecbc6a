/** Media conditions, for vanilla-extract `'@media'` keys and `matchMedia`. */
export const media = {
  /** What 400 % zoom leaves of a desktop window. */
  tiny: '(max-width: 359px)',
  mobile: '(max-width: 860px)',
  aboveMobile: '(min-width: 861px)',
  rail: '(min-width: 861px) and (max-width: 1240px)',
  belowDesktop: '(max-width: 1240px)',
  desktop: '(min-width: 1241px)',
  coarse: '(pointer: coarse)',
  canHover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const

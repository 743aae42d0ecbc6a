import { globalFontFace } from '@vanilla-extract/css'

const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215'
const latinExtended = 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B, U+20BA'

const face = (file: string, weights: string, unicodeRange: string) => ({
  src: `url("./fonts/${file}.woff2") format("woff2")`,
  fontWeight: weights,
  fontDisplay: 'swap' as const,
  unicodeRange,
})

globalFontFace('Piazzolla Variable', [
  face('piazzolla-latin', '500 700', latin),
  face('piazzolla-latin-ext', '500 700', latinExtended),
])
globalFontFace('Geist Variable', [
  face('geist-latin', '400 700', latin),
  face('geist-latin-ext', '400 700', latinExtended),
])

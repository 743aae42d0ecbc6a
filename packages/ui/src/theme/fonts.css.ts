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

/** Faces of a device's own font. Average text is as wide, and lines are as high, as in the loaded font. */
const fallbackFace = (
  files: readonly string[],
  weights: string,
  [size, ascent, descent]: [number, number, number],
) => ({
  src: files.map((file) => `local("${file}")`).join(', '),
  fontWeight: weights,
  unicodeRange: `${latin}, ${latinExtended}`,
  sizeAdjust: `${size}%`,
  ascentOverride: `${ascent}%`,
  descentOverride: `${descent}%`,
  lineGapOverride: '0%',
})

// While a font loads, the page is set in these. Nothing moves when it arrives.
globalFontFace('Piazzolla Fallback', [
  fallbackFace(['Times New Roman', 'Liberation Serif', 'Noto Serif'], '400 500', [103.6, 107.1, 29.9]),
  fallbackFace(
    ['Times New Roman Bold', 'Liberation Serif Bold', 'Noto Serif Bold'],
    '600 700',
    [98.5, 112.7, 31.5],
  ),
])
globalFontFace('Geist Fallback', [
  fallbackFace(['Arial', 'Liberation Sans', 'Roboto'], '400', [101, 99.5, 29.2]),
  fallbackFace(['Arial', 'Liberation Sans', 'Roboto'], '500', [104, 96.6, 28.4]),
  fallbackFace(['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'], '600 700', [100, 100.5, 29.5]),
])

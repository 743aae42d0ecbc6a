// Starts once a frame is on the screen. A background tab paints none, and some browsers do not tell.
const useFonts = `{
const start = async () => {
  // Not that of the menu of languages, whose names are in all of them.
  const text = document.querySelector('main')?.textContent ?? ''
  const fonts = faces.map(([family, source, descriptors]) => new FontFace(family, source, descriptors))
  const shown = fonts.filter((_, index) => new RegExp(faces[index][3], 'u').test(text))
  await Promise.allSettled(shown.map((font) => font.load()))
  for (const font of fonts) document.fonts.add(font)
}
if (document.hidden) start()
else Promise.race([
  new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  new Promise((resolve) => addEventListener('load', resolve))
]).then(start)
}`

function valueOf(face: string, name: string): string {
  const value = new RegExp(`[{;]${name}:([^;}]*)`).exec(face)?.[1]
  if (!value) throw new Error(`A font face has no ${name}: ${face}`)
  return value.replace(/^"(.*)"$/, '$1')
}

/** A pattern of the characters of a `unicode-range`, such as `U+??,U+152-153`. */
export function charactersIn(unicodeRange: string): string {
  const ranges = unicodeRange.split(',').map((range) => {
    const digits = range.trim().slice('U+'.length)
    const [first = '', last = first] = digits.split('-')
    return `\\u{${first.replaceAll('?', '0')}}-\\u{${last.replaceAll('?', 'f')}}`
  })
  return `[${ranges.join('')}]`
}

/**
 * A script that adds web fonts. `faces`: `@font-face` rules.
 *
 * The browser would request them in the middle of styling and laying out the first frame, which shows fonts
 * of the device either way. On a slow phone that delays it. It would also lay out the whole page when the
 * rules apply, and again for each font that arrives. So the script requests what the page shows after the
 * first frame, and adds all of them at once.
 */
export function webFontScript(faces: readonly string[]): string {
  const fonts = faces.map((face) => {
    const unicodeRange = valueOf(face, 'unicode-range')
    const descriptors = {
      weight: valueOf(face, 'font-weight'),
      display: valueOf(face, 'font-display'),
      unicodeRange,
    }
    return [valueOf(face, 'font-family'), valueOf(face, 'src'), descriptors, charactersIn(unicodeRange)]
  })
  return `{const faces=${JSON.stringify(fonts)}\n${useFonts}}`
}

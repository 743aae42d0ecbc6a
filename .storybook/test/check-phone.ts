import { i18n } from '@lingui/core'

const missing = new Set<string>()
i18n.on('missing', ({ id }) => missing.add(id))

interface Context {
  readonly globals: Record<string, unknown>
  /** `widerThanPhone`: why a story may be wider than a phone. */
  readonly parameters: Record<string, unknown>
}

/** In the run in German on a phone: nothing is wider than the screen, and every text is translated. */
export function checkPhone({ globals, parameters }: Context): void {
  const untranslated = [...missing]
  missing.clear()
  if (!('__vitest_browser__' in globalThis) || globals['locale'] !== 'de') return
  if (untranslated.length > 0) throw new Error(`No translation: ${untranslated.join(', ')}`)
  if (typeof parameters['widerThanPhone'] === 'string') return
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`)
}

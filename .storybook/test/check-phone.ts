import { i18n } from '@lingui/core'

const missing = new Set<string>()
i18n.on('missing', ({ id }) => missing.add(id))

interface Context {
  readonly globals: Record<string, unknown>
  /** `widerThanPhone` is the reason why a story may be wider than a phone. */
  readonly parameters: Record<string, unknown>
}

/**
 * Checks in the German phone run that every text is translated and that nothing is wider than the screen.
 */
export function checkPhone({ globals, parameters }: Context): void {
  const untranslated = [...missing]
  missing.clear()
  if (globals['run'] !== 'phone') return
  if (untranslated.length > 0) throw new Error(`No translation: ${untranslated.join(', ')}`)
  if (typeof parameters['widerThanPhone'] === 'string') return
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    throw new Error(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px`)
}

import { freshPage } from '../packages/ui/src/testing/fresh-page.ts'
import { paintPage } from '../packages/ui/src/testing/paint-page.ts'

interface Context {
  readonly tags: readonly string[]
  readonly globals: { readonly axe?: 'everywhere' | 'stories' }
  parameters: {
    readonly a11y?: object
    readonly chromatic?: { readonly forcedColors?: string; readonly prefersReducedMotion?: string }
  }
}

type EmulatedMedia = { forcedColors: 'active' | null; reducedMotion: 'reduce' | null }

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginStory: (media: EmulatedMedia) => Promise<void>
  }
}

/**
 * Stories share a page, so each begins with making it fresh. The browser itself is told what Chromatic and `pnpm
 * visual` would tell it: forced colors, reduced motion.
 *
 * One run has axe look at what every test leaves behind; with the global `axe: 'stories'` it looks at the stories only.
 */
export async function beginStory(context: Context): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { chromatic, a11y } = context.parameters
  if (context.globals.axe === 'stories' && context.tags.includes('test-fn'))
    context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } }
  freshPage()
  paintPage(false)
  const { commands } = await import('vitest/browser')
  await commands.beginStory({
    forcedColors: chromatic?.forcedColors === 'active' ? 'active' : null,
    reducedMotion: chromatic?.prefersReducedMotion === 'reduce' ? 'reduce' : null,
  })
}

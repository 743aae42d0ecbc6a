import { freshPage } from '../packages/ui/src/testing/fresh-page.ts'
import { paintPage } from '../packages/ui/src/testing/paint-page.ts'
import { takeRealUse } from '../packages/ui/src/testing/real-user.ts'

interface Context {
  readonly title: string
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

let media: EmulatedMedia | undefined

/** Tells the browser itself what Chromatic and `pnpm visual` would tell it. It is a long way there: only if it is not so already. */
async function prepareBrowser(next: EmulatedMedia): Promise<void> {
  const isSame = media?.forcedColors === next.forcedColors && media.reducedMotion === next.reducedMotion
  if (!takeRealUse() && isSame) return
  media = next
  const { commands } = await import('vitest/browser')
  await commands.beginStory(next)
}

/**
 * Stories share a page, so each begins with making it fresh: forced colors, reduced motion, pointer and keyboard as the story
 * finds them elsewhere too.
 *
 * One run has axe look at what every test of a component leaves behind; with the global `axe: 'stories'`, and on pages, which take
 * it longest, it looks at the stories only.
 */
export async function beginStory(context: Context): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { chromatic, a11y } = context.parameters
  const isStoriesOnly = context.globals.axe === 'stories' || context.title.startsWith('Pages/')
  if (isStoriesOnly && context.tags.includes('test-fn'))
    context.parameters = { ...context.parameters, a11y: { ...a11y, test: 'off' } }
  freshPage()
  paintPage(false)
  await prepareBrowser({
    forcedColors: chromatic?.forcedColors === 'active' ? 'active' : null,
    reducedMotion: chromatic?.prefersReducedMotion === 'reduce' ? 'reduce' : null,
  })
}

import { freshPage } from '../../packages/ui/src/testing/fresh-page.ts'
import { paintPage } from '../../packages/ui/src/testing/paint-page.ts'
import { takeRealUse } from '../../packages/ui/src/testing/real-user.ts'

interface Context {
  readonly title: string
  readonly tags: readonly string[]
  parameters: {
    readonly a11y?: object
    readonly layout?: string
    readonly chromatic?: { readonly forcedColors?: string; readonly prefersReducedMotion?: string }
  }
}

type EmulatedMedia = { forcedColors: 'active' | null; reducedMotion: 'reduce' | null }

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginStory: (media: EmulatedMedia) => Promise<void>
  }
}

/** Only violations are read: describing what passes takes axe as long as finding it. */
const onlyViolations = { options: { resultTypes: ['violations'] } }

let media: EmulatedMedia | undefined

/**
 * Sets the media features that Chromatic and `pnpm visual` set. The round trip is slow, so only on a
 * change.
 */
async function prepareBrowser(next: EmulatedMedia): Promise<void> {
  const isSame = media?.forcedColors === next.forcedColors && media.reducedMotion === next.reducedMotion
  if (!takeRealUse() && isSame) return
  media = next
  const { commands } = await import('vitest/browser')
  await commands.beginStory(next)
}

/**
 * Stories share a page, so each begins with a fresh one: forced colors, reduced motion, pointer and
 * keyboard are as the story finds them elsewhere.
 *
 * On pages, axe examines the stories only and not what their `.test`s leave behind, which takes longest
 * there.
 */
export async function beginStory(context: Context): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { chromatic, a11y } = context.parameters
  const isPageTest = context.title.startsWith('Pages/') && context.tags.includes('test-fn')
  context.parameters = {
    ...context.parameters,
    a11y: { ...a11y, ...onlyViolations, ...(isPageTest && { test: 'off' }) },
  }
  freshPage()
  // Storybook's own frame, which is missing here. Lists that scroll from edge to edge reach into it.
  document.body.style.padding = context.parameters.layout === undefined ? '1rem' : ''
  paintPage(false)
  await prepareBrowser({
    forcedColors: chromatic?.forcedColors === 'active' ? 'active' : null,
    reducedMotion: chromatic?.prefersReducedMotion === 'reduce' ? 'reduce' : null,
  })
}

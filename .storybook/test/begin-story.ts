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

export type EmulatedMedia = { forcedColors: 'active' | null; reducedMotion: 'reduce' | null }

declare module 'vitest/browser' {
  interface BrowserCommands {
    beginStory: (media: EmulatedMedia) => Promise<void>
  }
}

/** Only violations are read: describing what passes takes axe as long as finding it. */
const onlyViolations = { options: { resultTypes: ['violations'] } }

let media: EmulatedMedia | undefined

/**
 * Sets the media features that Chromatic and `pnpm visual`
 * set. Skipped if nothing changes: the round trip is slow.
 */
async function prepareBrowser(next: EmulatedMedia): Promise<void> {
  const isSame = media?.forcedColors === next.forcedColors && media.reducedMotion === next.reducedMotion
  if (!takeRealUse() && isSame) return
  media = next
  const { commands } = await import('vitest/browser')
  await commands.beginStory(next)
}

/**
 * Resets the page that stories share: forced colors, reduced motion, pointer and keyboard.
 *
 * Of pages, axe examines only the stories, not the state that
 * their `.test`s leave behind: that takes longest there.
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
  // Storybook's preview has this padding. Lists that scroll from edge to edge extend into it.
  document.body.style.padding = context.parameters.layout === undefined ? '1rem' : ''
  paintPage(false)
  await prepareBrowser({
    forcedColors: chromatic?.forcedColors === 'active' ? 'active' : null,
    reducedMotion: chromatic?.prefersReducedMotion === 'reduce' ? 'reduce' : null,
  })
}

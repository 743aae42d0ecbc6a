interface Context {
  readonly parameters: {
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
 * In a test the browser itself is told what Chromatic and `pnpm visual` would tell it: forced colors, reduced motion. It is told
 * before every story, since the page outlives the one before.
 */
export async function beginStory(context: Context): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  const { chromatic } = context.parameters
  const { commands } = await import('vitest/browser')
  await commands.beginStory({
    forcedColors: chromatic?.forcedColors === 'active' ? 'active' : null,
    reducedMotion: chromatic?.prefersReducedMotion === 'reduce' ? 'reduce' : null,
  })
}

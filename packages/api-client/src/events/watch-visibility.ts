import type { Page } from './page.ts'

const hiddenTimeoutMs = 5 * 60_000

/**
 * Calls `onResume` when the page is visible, and `onPause` when it is gone or was hidden for five minutes.
 */
export function watchVisibility(page: Page, onResume: () => void, onPause: () => void): () => void {
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  function pause() {
    clearTimeout(hiddenTimer)
    hiddenTimer = undefined
    onPause()
  }

  function onVisibilityChange() {
    const state = page.state()
    if (state === 'gone') return pause()
    if (state === 'hidden') {
      hiddenTimer ??= setTimeout(pause, hiddenTimeoutMs)
      return
    }
    clearTimeout(hiddenTimer)
    hiddenTimer = undefined
    onResume()
  }

  const stopWatching = page.onChange(onVisibilityChange)
  onVisibilityChange()
  return () => {
    stopWatching()
    pause()
  }
}

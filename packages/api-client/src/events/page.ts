/** Visibility of the page. `gone`: the player left it and may return with the back button. */
export type PageState = 'visible' | 'hidden' | 'gone'

export interface Page {
  state(): PageState
  /** Returns a function that removes the listener. */
  onChange(listener: () => void): () => void
}

/** The page of the current browser window. */
export function browserPage(): Page {
  let isGone = false
  const state = () => (isGone ? 'gone' : document.visibilityState)
  return {
    state,
    onChange(listener) {
      const onPageHide = () => {
        isGone = true
        listener()
      }
      const onPageShow = () => {
        isGone = false
        listener()
      }
      document.addEventListener('visibilitychange', listener)
      addEventListener('pagehide', onPageHide)
      addEventListener('pageshow', onPageShow)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        removeEventListener('pagehide', onPageHide)
        removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

/** Whether the player can see the page. `gone`: it is left and may come back by the back button. */
export type PageState = 'visible' | 'hidden' | 'gone'

export interface Page {
  state(): PageState
  /** Answers a function that stops it. */
  onChange(listener: () => void): () => void
}

/** The page as its browser tells. */
export function browserPage(): Page {
  let isGone = false
  const state = () => (isGone ? 'gone' : document.visibilityState)
  return {
    state,
    onChange(listener) {
      const leave = () => {
        isGone = true
        listener()
      }
      const comeBack = () => {
        isGone = false
        listener()
      }
      document.addEventListener('visibilitychange', listener)
      addEventListener('pagehide', leave)
      addEventListener('pageshow', comeBack)
      return () => {
        document.removeEventListener('visibilitychange', listener)
        removeEventListener('pagehide', leave)
        removeEventListener('pageshow', comeBack)
      }
    },
  }
}

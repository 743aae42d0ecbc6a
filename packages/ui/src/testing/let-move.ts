/** Enables the animations that tests disable. Returns a function that disables them again. */
export function letMove(): () => void {
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = []
  return () => {
    document.adoptedStyleSheets = adoptedStyleSheets
  }
}

const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/**
 * Whether an element moves as it appears. Its animations last an hour, so that none ends before it is
 * measured at its start and at its end. They cannot be paused, because React Aria ignores paused animations.
 */
export async function movesIn(act: () => void, arrived: () => Promise<Element>): Promise<boolean> {
  const slow = new CSSStyleSheet()
  slow.replaceSync('*, ::before, ::after { animation-duration: 3600s !important }')
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = [slow]
  act()
  const element = await arrived()
  const animations = document.getAnimations()
  for (const animation of animations) animation.currentTime = 0
  const start = placeOf(element)
  for (const animation of animations) animation.finish()
  const end = placeOf(element)
  document.adoptedStyleSheets = adoptedStyleSheets
  return start !== end
}

/** Story parameters that emulate reduced motion. */
export const lessMotion = { chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' } } as const

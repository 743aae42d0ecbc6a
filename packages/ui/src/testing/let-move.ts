/** Tests stand still; one that looks at motion lets it go meanwhile. Returns the way back. */
export function letMove(): () => void {
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = []
  return () => {
    document.adoptedStyleSheets = adoptedStyleSheets
  }
}

const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

/**
 * Whether what an act brings up moves to its place. Its animations last an hour, so none is over before it is measured at its
 * start and at its end. They cannot be paused: React Aria takes a paused animation for none.
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

/** Parameters of a story that is seen by someone who asked for less motion. */
export const lessMotion = { chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' } } as const

/** Tests stand still; one that looks at motion lets it go meanwhile. Returns the way back. */
export function letMove(): () => void {
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = []
  return () => {
    document.adoptedStyleSheets = adoptedStyleSheets
  }
}

/** Whether something about the element is on its way to another place, not only fading. */
export const isMoving = (element: Element): boolean =>
  element
    .getAnimations()
    .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    .some((frame) => 'transform' in frame)

/**
 * Whether what an act brings up moves to its place. Time hardly passes meanwhile: on a busy machine an animation is over before it
 * can be asked about.
 */
export async function movesIn(act: () => void, arrived: () => Promise<Element>): Promise<boolean> {
  const slow = new CSSStyleSheet()
  slow.replaceSync('*, ::before, ::after { animation-duration: 1h !important }')
  const { adoptedStyleSheets } = document
  document.adoptedStyleSheets = [slow]
  act()
  const element = await arrived()
  const hasMoved = [element, element.parentElement].some((part) => part && isMoving(part))
  for (const animation of document.getAnimations()) animation.finish()
  document.adoptedStyleSheets = adoptedStyleSheets
  return hasMoved
}

/** Parameters of a story that is seen by someone who asked for less motion. */
export const lessMotion = { chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' } } as const

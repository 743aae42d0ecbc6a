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

/** Parameters of a story that is seen by someone who asked for less motion. */
export const lessMotion = { chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' } } as const

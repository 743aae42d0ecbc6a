import { media } from '../theme/media.ts'

/** A copy: the document's own list changes with each assignment to it. */
const adoptedSheets = () => [...document.adoptedStyleSheets]

/** Enables the animations that tests disable. Returns a function that disables them again. */
export function letMove(): () => void {
  const styleSheets = adoptedSheets()
  document.adoptedStyleSheets = []
  return () => {
    document.adoptedStyleSheets = styleSheets
  }
}

const placeOf = (element: Element) => JSON.stringify(element.getBoundingClientRect())

const describe = (animations: readonly Animation[]) =>
  animations
    .map((animation) => `${(animation as Partial<CSSAnimation>).animationName} is ${animation.playState}`)
    .join(', ') || 'no animation'

/**
 * Whether an element moves as it appears. Its animations last an hour, so that none ends before it is
 * measured at its start and at its end. They cannot be paused, because React Aria ignores paused animations.
 * Throws if nothing moves although motion is allowed.
 */
export async function movesIn(act: () => void, arrived: () => Promise<Element>): Promise<boolean> {
  const slow = new CSSStyleSheet()
  slow.replaceSync('*, ::before, ::after { animation-duration: 3600s !important }')
  const styleSheets = adoptedSheets()
  document.adoptedStyleSheets = [slow]
  act()
  const element = await arrived()
  const animations = document.getAnimations()
  for (const animation of animations) animation.currentTime = 0
  const start = placeOf(element)
  for (const animation of animations) animation.finish()
  const end = placeOf(element)
  document.adoptedStyleSheets = styleSheets
  const hasMoved = start !== end
  if (!hasMoved && !matchMedia(media.reducedMotion).matches)
    throw new Error(`Nothing moved: ${describe(animations)}`)
  return hasMoved
}

/** Story parameters that emulate reduced motion. */
export const lessMotion = { chromatic: { disableSnapshot: true, prefersReducedMotion: 'reduce' } } as const

import type { Preload } from './preload-route.ts'

/** Makes every portal link preload its target when hovered, touched or focused. */
export function preloadOnIntent(root: Document, preload: Preload): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && link.origin === location.origin && !link.hasAttribute('download'))
      preload(link.pathname + link.search)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    root.addEventListener(type, onIntent, { passive: true })
}

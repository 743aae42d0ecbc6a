import type { ContrastPair } from '../src/theme/contrast-pairs.ts'
import { contrastRatio } from '../src/theme/contrast.ts'
import type { Banner, Theme } from '../src/theme/theme-names.ts'

type Layers = readonly string[]

function createPainter() {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  return (layers: Layers) => {
    context.clearRect(0, 0, 1, 1)
    for (const layer of layers) {
      context.fillStyle = layer
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue] as const
  }
}

/** Resolves roles on an element that wears a theme and a banner of its own, whatever the page wears. */
export function withProbe<T>(
  attributes: { theme: Theme; banner: Banner },
  measure: (resolve: (color: string) => string) => T,
): T {
  const probe = document.createElement('i')
  Object.assign(probe.dataset, attributes)
  document.body.append(probe)
  try {
    return measure((color) => {
      probe.style.color = color
      return getComputedStyle(probe).color
    })
  } finally {
    probe.remove()
  }
}

/**
 * Measures pairs of roles as the browser paints them: half transparent tints are
 * laid over their ground first.
 */
export function measureContrast(
  pairs: readonly ContrastPair[],
  attributes: { theme: Theme; banner: Banner },
): number[] {
  const paint = createPainter()
  return withProbe(attributes, (resolve) =>
    pairs.map(({ foreground, background, tint }) => {
      const ground = [background, ...(tint ? [tint] : [])].map(resolve)
      return contrastRatio(paint([...ground, resolve(foreground)]), paint(ground))
    }),
  )
}

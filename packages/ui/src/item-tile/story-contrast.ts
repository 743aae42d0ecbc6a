import { contrastRatio } from '../theme/contrast.ts'

/** WCAG contrast ratio of two colors, as the browser computes them inside an element. */
export function colorContrast(within: Element, { text, ground }: { text: string; ground: string }): number {
  const probe = document.createElement('i')
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) return Number.NaN
  within.append(probe)
  const rgbOf = (color: string) => {
    probe.style.color = color
    canvas.fillStyle = getComputedStyle(probe).color
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return [red, green, blue] as const
  }
  const ratio = contrastRatio(rgbOf(text), rgbOf(ground))
  probe.remove()
  return ratio
}

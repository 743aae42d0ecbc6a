type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

const typingPauseMs = 600

const arrows = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
} as const

export type Arrow = keyof typeof arrows

export const isArrow = (key: string): key is Arrow => Object.hasOwn(arrows, key)

const centerOf = ({ left, right, top, bottom }: Box) => [(left + right) / 2, (top + bottom) / 2] as const

/** Index of the nearest box on the screen in the key’s direction. Sideways distance costs double. */
export function neighbor(boxes: readonly Box[], from: number, key: Arrow): number | undefined {
  const origin = boxes[from]
  if (!origin) return undefined
  const [x, y] = centerOf(origin)
  const [ahead, down] = arrows[key]
  let best: { index: number; cost: number } | undefined
  for (const [index, box] of boxes.entries()) {
    const [toX, toY] = centerOf(box)
    const forward = (toX - x) * ahead + (toY - y) * down
    const aside = Math.abs((toX - x) * down) + Math.abs((toY - y) * ahead)
    // Half a tile of tolerance: boxes in a row are not quite level when a label wraps.
    if (forward < 20) continue
    const cost = forward + 2 * aside
    if (!best || cost < best.cost) best = { index, cost }
  }
  return best?.index
}

/** Maps Home, End and typed letters to the index of a name; undefined for all other keys. */
export function createNameKeys() {
  let typed = ''
  let typedAtMs = Number.NEGATIVE_INFINITY

  return (
    names: readonly string[],
    { key, timeStamp, current }: { key: string; timeStamp: number; current: number },
  ): number | undefined => {
    if (key === 'Home') return 0
    if (key === 'End') return names.length - 1
    if (key.length !== 1 || (key === ' ' && timeStamp - typedAtMs >= typingPauseMs)) return undefined

    typed = timeStamp - typedAtMs < typingPauseMs ? typed + key : key
    typedAtMs = timeStamp
    const beginning = typed.toLocaleLowerCase()
    const start = typed.length > 1 ? current : current + 1
    const places = names.map((_, index) => (start + index) % names.length)
    return places.find((place) => names[place]?.toLocaleLowerCase().startsWith(beginning))
  }
}

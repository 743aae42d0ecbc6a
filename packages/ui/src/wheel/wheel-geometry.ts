/** The art board is 640 wide with the wheel at its center. Angles are in degrees, clockwise from the top. */
const middle = 320

const round = (value: number) => Math.round(value * 10) / 10

const point = (radius: number, angle: number) => {
  const turn = (angle * Math.PI) / 180
  return `${round(middle + radius * Math.sin(turn))} ${round(middle - radius * Math.cos(turn))}`
}

const arc = (radius: number, from: number, to: number) => {
  const isLarge = to - from > 180 ? 1 : 0
  return `M${point(radius, from)}A${radius} ${radius} 0 ${isLarge} 1 ${point(radius, to)}`
}

export const radii = {
  ticks: 303,
  rim: 286,
  rimInner: 259,
  face: 256,
  rarity: 250,
  icon: 204,
  amount: 156,
  hub: 84,
}

/** A sector between the hub and the rim, centered at the top. */
export function sectorPath(count: number): string {
  const half = 180 / count
  // An SVG arc cannot end at its start.
  if (count === 1)
    return `${arc(radii.face, -180, 0)}A${radii.face} ${radii.face} 0 0 1 ${point(radii.face, 180)}Z`
  return `${arc(radii.face, -half, half)}L${point(radii.hub, half)}A${radii.hub} ${radii.hub} 0 ${half > 90 ? 1 : 0} 0 ${point(radii.hub, -half)}Z`
}

/** The arc in the color of the rarity, slightly inside the sector. */
export const rarityPath = (count: number): string =>
  count === 1 ? '' : arc(radii.rarity, -180 / count + 1.1, 180 / count - 1.1)

/** The line between two sectors, to the right of the first. */
export const edgePath = (count: number): string =>
  `M${point(radii.hub, 180 / count)}L${point(radii.face, 180 / count)}`

export const studAt = (count: number, index: number) => {
  const [x = '', y = ''] = point(radii.face, (index + 0.5) * (360 / count)).split(' ')
  return { cx: x, cy: y }
}

/** One of `count` jackpot marks, with equal gaps. */
export function tickPath(count: number, index: number): string {
  const step = 360 / count
  const gap = Math.min(1.6, step / 6)
  return arc(radii.ticks, index * step + gap, (index + 1) * step - gap)
}

/** The largest size that fits the sector, in units of the art board. */
export function iconSize(count: number): number {
  const chord = 2 * radii.icon * Math.sin(Math.PI / Math.max(2, count))
  return Math.round(Math.min(56, Math.max(12, chord * 0.48)))
}

const keys = 60

/** A Greek key pattern around the rim with 60 keys. */
export const meanderPath: string = Array.from({ length: keys }, (_, index) => {
  const from = (index * 360) / keys
  const key = [
    [263, 0],
    [281, 0],
    [281, 4.8],
    [268.7, 4.8],
    [268.7, 2.4],
    [274.8, 2.4],
  ] as const
  const line = key.map(([radius, angle]) => point(radius, from + angle)).join('L')
  return `M${line}M${point(263, from)}L${point(263, from + 360 / keys)}`
}).join('')

/** The angle of one of `count` equal sectors, in degrees. */
export const sectorAngle = (count: number): number => 360 / count

/**
 * The largest distance of a stop from the middle of its sector, as a share of
 * the sector. Avoids the borders.
 */
export const maxJitter = 0.38

/**
 * The clockwise rotation in degrees that brings sector `index` of `count` to the pointer at the top.
 * Sector 0 is there at 0°. `jitter` is the position inside the sector, clamped to -1 to 1.
 */
export function wheelAngle({
  index,
  count,
  jitter = 0,
}: {
  index: number
  count: number
  jitter?: number
}): number {
  const offset = Math.max(-1, Math.min(1, jitter)) * maxJitter
  return -(index + offset) * sectorAngle(count)
}

/** The sector under the pointer at a rotation. */
export function sectorAt(angle: number, count: number): number {
  const turned = Math.round(-angle / sectorAngle(count))
  return ((turned % count) + count) % count
}

/**
 * The angle of the next stop: clockwise from `from`, at least `turns` full turns, at the angle of `target`.
 */
export function nextStop({ from, target, turns }: { from: number; target: number; turns: number }): number {
  const least = from + turns * 360
  return least + ((((target - least) % 360) + 360) % 360)
}

/** From -1 to 1, deterministic, so that a spin always stops at the same point. */
export function jitterOf(seed: number): number {
  let bits = (Math.trunc(seed) + 0x6d2b79f5) | 0
  bits = Math.imul(bits ^ (bits >>> 15), bits | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 31 - 1
}

/** How far a full turn of `count` equal sectors goes from one to the next, in degrees. */
export const sectorAngle = (count: number): number => 360 / count

/** The widest that a stop may be off the middle of its sector, as a part of the sector: it never touches a neighbor. */
export const maxJitter = 0.38

/**
 * Rotation in degrees, clockwise, that brings sector `index` of `count` under the pointer at the top. Sector 0 is there at 0°.
 * `jitter` is where within the sector, from -1 to 1; what is beyond counts as the end.
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

/** Where the wheel stops that stands at `from` and turns clockwise: at least `turns` full turns on, at the angle of the target. */
export function nextStop({ from, target, turns }: { from: number; target: number; turns: number }): number {
  const least = from + turns * 360
  return least + ((((target - least) % 360) + 360) % 360)
}

/** From -1 to 1, the same for the same seed: a spin looks the same whenever it is shown. */
export function jitterOf(seed: number): number {
  let bits = (Math.trunc(seed) + 0x6d2b79f5) | 0
  bits = Math.imul(bits ^ (bits >>> 15), bits | 1)
  bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 31 - 1
}

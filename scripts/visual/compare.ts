import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** In px, from the top left corner. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Comparison {
  readonly differingPixels: number
  /** The smallest rectangle around all differences, to find even a single pixel. */
  readonly area?: Area
  /** PNG that marks the differing pixels; absent if there are none. */
  readonly difference?: Buffer
}

/** A different size is a difference too: the smaller picture is padded with transparent pixels. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture
  const larger = new PNG({ width, height })
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0)
  return larger
}

function areaAround(one: PNG, other: PNG): Area {
  const columns: number[] = []
  const rows: number[] = []
  for (let pixel = 0; pixel < one.width * one.height; pixel++)
    if (one.data.readUInt32BE(pixel * 4) !== other.data.readUInt32BE(pixel * 4)) {
      columns[pixel % one.width] = pixel % one.width
      rows[Math.floor(pixel / one.width)] = Math.floor(pixel / one.width)
    }
  const [x = 0, y = 0] = [Object.values(columns)[0], Object.values(rows)[0]]
  return { x, y, width: columns.length - x, height: rows.length - y }
}

/**
 * Compares two PNG files pixel by pixel. Both come from one browser in one run, so the tolerance is zero
 * unless the story sets a `threshold` (0 to 1).
 */
export function comparePictures(before: Buffer, after: Buffer, threshold = 0): Comparison {
  if (before.equals(after)) return { differingPixels: 0 }
  const [old, fresh] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(old.width, fresh.width)
  const height = Math.max(old.height, fresh.height)
  const difference = new PNG({ width, height })
  const isResized = old.width !== fresh.width || old.height !== fresh.height
  const one = padded(old, width, height)
  const other = padded(fresh, width, height)
  const counted = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold,
    includeAA: threshold === 0,
  })
  const differingPixels = isResized ? Math.max(1, counted) : counted
  if (differingPixels === 0) return { differingPixels }
  return { differingPixels, area: areaAround(one, other), difference: PNG.sync.write(difference) }
}

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'

import { comparePictures } from './compare.ts'

type Color = readonly [red: number, green: number, blue: number]

function picture(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const png = new PNG({ width, height })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) png.data.set([...colorAt(x, y), 255], (y * width + x) * 4)
  return PNG.sync.write(png)
}

const gray = picture(8, 8, () => [128, 128, 128])
const withDot = (color: Color) => picture(8, 8, (x, y) => (x === 3 && y === 4 ? color : [128, 128, 128]))

test('finds no difference between identical pictures', () => {
  expect(
    comparePictures(
      gray,
      picture(8, 8, () => [128, 128, 128]),
    ),
  ).toEqual({ differingPixels: 0 })
})

test('finds and marks a single pixel that is one step brighter', () => {
  const { differingPixels, area, difference } = comparePictures(gray, withDot([129, 128, 128]))
  expect(differingPixels).toBe(1)
  expect(area).toEqual({ x: 3, y: 4, width: 1, height: 1 })
  const { data } = PNG.sync.read(difference ?? Buffer.alloc(0))
  expect([...data.subarray((4 * 8 + 3) * 4, (4 * 8 + 3) * 4 + 3)]).toEqual([255, 0, 0])
})

test('returns the area of the differences', () => {
  const two = picture(8, 8, (x, y) =>
    (x === 2 && y === 5) || (x === 6 && y === 1) ? [0, 0, 0] : [128, 128, 128],
  )
  expect(comparePictures(gray, two).area).toEqual({ x: 2, y: 1, width: 5, height: 5 })
})

test('tolerates what a story’s threshold allows, and no more', () => {
  expect(comparePictures(gray, withDot([129, 128, 128]), 0.1).differingPixels).toBe(0)
  expect(comparePictures(gray, withDot([255, 0, 0]), 0.1).differingPixels).toBe(1)
})

test('a picture that is one row taller differs, whatever the row shows', () => {
  const grown = picture(8, 9, () => [128, 128, 128])
  const { differingPixels, area, difference } = comparePictures(gray, grown)
  expect(area).toEqual({ x: 0, y: 8, width: 8, height: 1 })
  expect(differingPixels).toBeGreaterThan(0)
  expect(PNG.sync.read(difference ?? Buffer.alloc(0))).toMatchObject({ width: 8, height: 9 })
  expect(comparePictures(gray, grown, 1).differingPixels).toBeGreaterThan(0)
})

import decodeQr from 'qr/decode.js'
import { expect, test } from 'vitest'

import { qrModules, type QrModules } from './qr-modules.ts'

const pixelsPerModule = 4

/** Paints the path like a browser: black rectangles on white. */
function paint({ size, path }: QrModules) {
  const width = size * pixelsPerModule
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = 0; row < pixelsPerModule; row += 1)
      for (let column = 0; column < Number(length) * pixelsPerModule; column += 1) {
        const pixel = (Number(y) * pixelsPerModule + row) * width + Number(x) * pixelsPerModule + column
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
  return { width, height: width, data }
}

const key = 'otpauth://totp/Olympus:theron@example.com?secret=KRSXG5DBONSWG4TF&issuer=Olympus'

test.each([
  ['M', key],
  ['Q', key],
  ['H', key],
  ['M', 'otpauth://totp/Olympus:żółć?secret=KRSXG5DBONSWG4TF'],
] as const)('a scanner reads back what level %s encodes', (level, text) => {
  const modules = qrModules(text, level)
  expect(modules && decodeQr(paint(modules))).toBe(text)
})

test('leaves a white border of four modules on every side', () => {
  const { size, path } = qrModules(key, 'M') ?? { size: 0, path: '' }
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    y: Number(y),
  }))
  expect(Math.min(...runs.map(({ left }) => left))).toBe(4)
  expect(Math.max(...runs.map(({ right }) => right))).toBe(size - 4)
  expect(Math.min(...runs.map(({ y }) => y))).toBe(4)
  expect(Math.max(...runs.map(({ y }) => y))).toBe(size - 5)
})

test('is undefined if the text does not fit', () => {
  expect(qrModules('x'.repeat(3000), 'M')).toBeUndefined()
})

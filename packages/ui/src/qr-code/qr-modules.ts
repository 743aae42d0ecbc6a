import { encode } from 'uqr'

/** White around the code, in modules: scanners find its edge by it. */
const quietZoneModules = 4

export type QrLevel = 'M' | 'Q' | 'H'

export type QrModules = {
  /** Modules of a side, quiet zone included. */
  size: number
  /** An SVG path of the dark modules, one unit each. */
  path: string
}

const rowPath = (row: readonly boolean[], y: number): string => {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const start = x
    while (row[x + 1]) x += 1
    const length = x + 1 - start
    path += `M${start} ${y}h${length}v1h-${length}z`
  }
  return path
}

/** Undefined if the text is more than a QR code of this level can hold. */
export function qrModules(text: string, level: QrLevel): QrModules | undefined {
  try {
    const { size, data } = encode(text, { ecc: level, border: quietZoneModules })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    return undefined
  }
}

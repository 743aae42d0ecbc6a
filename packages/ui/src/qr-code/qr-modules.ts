import { encode } from 'uqr'

/** The white border in modules, which scanners need to find the code. */
const quietZoneModules = 4

export type QrLevel = 'M' | 'Q' | 'H'

export type QrModules = {
  /** Modules per side, including the quiet zone. */
  size: number
  /** An SVG path of the dark modules, one unit per module. */
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

/** Undefined if the text is too long for a QR code of this level. */
export function qrModules(text: string, level: QrLevel): QrModules | undefined {
  try {
    const { size, data } = encode(text, { ecc: level, border: quietZoneModules })
    return { size, path: data.map(rowPath).join('') }
  } catch {
    return undefined
  }
}

import fs from 'node:fs'
import path from 'node:path'

/** Deliveries that the game never hands out. */
export const isRejected = (deliveryId: number): boolean => deliveryId % 17 === 0

/** Hands a delivery out at most once, by its ID. Returns whether it did so now. */
export function handOut(storeDir: string, deliveryId: number, content: object): boolean {
  try {
    fs.writeFileSync(path.join(storeDir, String(deliveryId)), JSON.stringify(content), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

export const handedOut = (storeDir: string): number[] => fs.readdirSync(storeDir).map(Number)

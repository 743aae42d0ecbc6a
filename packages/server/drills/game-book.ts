import fs from 'node:fs'
import path from 'node:path'

/** Deliveries that the game never hands out. */
export const isRejected = (deliveryId: number): boolean => deliveryId % 17 === 0

/** Hands a delivery out at most once, by its ID. Returns whether it did so now. */
export function handOut(book: string, deliveryId: number, what: object): boolean {
  try {
    fs.writeFileSync(path.join(book, String(deliveryId)), JSON.stringify(what), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

export const handedOut = (book: string): number[] => fs.readdirSync(book).map(Number)

import { setTimeout as sleep } from 'node:timers/promises'

const dayMs = 24 * 60 * 60 * 1000
/** More than a test file takes. */
const marginMs = 60_000

/** Waits until the day in UTC cannot end while a test file runs. */
export async function awayFromMidnight(): Promise<void> {
  const leftMs = dayMs - (Date.now() % dayMs)
  if (leftMs < marginMs) await sleep(leftMs + 1000)
}

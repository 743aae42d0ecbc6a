import { deviceTimeZone, type TimeZone } from './time-zone.ts'

/** What the server assumed when it rendered a page. A browser begins with the same. */
export interface RenderedState {
  readonly timeZone: TimeZone
  /** In epoch milliseconds. */
  readonly atMs: number
}

/** Pages that were rendered at build time must show no times: the device is the one that built them. */
export const prerenderedState: RenderedState = { timeZone: deviceTimeZone, atMs: 0 }

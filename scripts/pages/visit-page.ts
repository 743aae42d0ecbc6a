import type { BrowserContext, Page } from 'playwright'

export interface Visit {
  readonly lcpMs: number
  readonly layoutShift: number
  readonly requests: number
  readonly bytes: number
}

/** Slow 4G as Lighthouse applies it in the browser, and a processor a quarter as fast. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }
export const slowdown = 4
/** A page is complete when nothing has been requested for this long. */
const quietMs = 1500
const longestMs = 20_000
/**
 * A visit begins on another site, as a player's does, so each page gets a new process while its request is
 * on the way. In an empty tab the control would do without one, and a page with
 * `Cross-Origin-Opener-Policy` would get it once its headers have come.
 */
const anotherSite = 'data:text/html,<title>Another site</title>'

// Runs in the page. `visitPage` reads the figures at the end.
const observe = () => {
  const seen = { lcpMs: 0, layoutShift: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcpMs = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) seen.layoutShift += value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function untilQuiet(page: Page, lastRequestAt: () => number): Promise<void> {
  const startedAt = Date.now()
  while (Date.now() - lastRequestAt() < quietMs && Date.now() - startedAt < longestMs)
    await page.waitForTimeout(100)
}

/** Opens a page from another site in a new tab of the context, on a slow line and processor. */
export async function visitPage(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage()
  await page.goto(anotherSite)
  const devTools = await context.newCDPSession(page)
  let [requests, bytes, lastAt] = [0, 0, Date.now()]
  const touch = () => (lastAt = Date.now())
  devTools.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('http')) return
    requests++
    touch()
  })
  devTools.on('Network.responseReceived', touch)
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
    touch()
  })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', line)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'commit' })
  await untilQuiet(page, () => lastAt)
  const { lcpMs, layoutShift } = await page.evaluate(
    () => (globalThis as unknown as { seen: Pick<Visit, 'lcpMs' | 'layoutShift'> }).seen,
  )
  await page.close()
  return { lcpMs, layoutShift, requests, bytes }
}

import type { BrowserContext } from 'playwright'
import { slowdown } from './visit-page.ts'

const settledMs = 3000

// Runs in the page.
const press = (path: string) =>
  new Promise<number>((resolve) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)
    if (!link) throw new Error(`No link to ${path}`)
    const title = () => document.querySelector('h1')?.textContent
    const before = title()
    const pressedAt = performance.now()
    const watch = new MutationObserver(() => {
      if (title() === before) return
      watch.disconnect()
      // The first task after the frame.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)))
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    link.click()
  })

/**
 * Presses a link of an open page. Resolves with the milliseconds until a frame shows the other page,
 * whose code has not been loaded, on a processor a quarter as fast.
 */
export async function changePage(context: BrowserContext, from: string, path: string): Promise<number> {
  const page = await context.newPage()
  // Nothing is preloaded for other pages on a metered line.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto(from)
  // Its live events never end, so the network is never idle.
  await page.waitForTimeout(settledMs)
  const devTools = await context.newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const elapsedMs = await page.evaluate(press, path)
  await page.close()
  return elapsedMs
}

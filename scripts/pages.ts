// `pnpm bench:pages`: opens pages of the portal on a slow line and processor, beside a control,
// measures changes from page to page, and asks Lighthouse.
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from 'playwright'
import { paths } from '../packages/app/src/paths.ts'
import { demoAccount } from '../packages/server/src/demo/demo-account.ts'
import { buildPortal } from './build.ts'
import { findChromium } from './chromium.ts'
import { changePage } from './pages/change-page.ts'
import { lighthouseScore } from './pages/lighthouse.ts'
import { serveFloor } from './pages/serve-floor.ts'
import { servePortal } from './pages/serve-portal.ts'
import { visitPage, type Visit } from './pages/visit-page.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Only pages whose path contains it. */
    only: { type: 'string', default: '' },
    /** `off` saves two minutes and the download of Lighthouse. */
    lighthouse: { type: 'string', default: 'on' },
  },
})

const guestPages = [
  paths.login,
  paths.register,
  paths.landing,
  paths.resetPassword,
  paths.terms,
  paths.privacy,
  paths.contact,
  paths.wheelFairness,
]
/** Pages that are opened from another one, with code that only they have. */
const changes = [
  { from: paths.home, to: paths.shop },
  { from: paths.shop, to: paths.purchase },
  { from: paths.home, to: paths.leaderboards },
]
const playerPages = [
  paths.home,
  paths.shop,
  paths.purchase,
  paths.shopLogs,
  paths.wheelFairness,
  '/characters/101',
  '/leaderboards/raids',
]
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, locale: 'en-US' }

/**
 * Logs in through the page, so that the browser holds what a player's browser holds. Each round needs a
 * session of its own: an access token expires during a run, and a refresh token is used once.
 */
async function logIn(browser: Browser, url: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(url + paths.login)
  await page.getByLabel('Email', { exact: true }).fill(demoAccount.email)
  await page.getByLabel('Password', { exact: true }).fill(demoAccount.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('button', { name: 'Not now' }).click()
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor({ state: 'attached' })
  await page.waitForTimeout(3000)
  const state = await context.storageState()
  await context.close()
  return state
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0

const medianOf = (visits: readonly Visit[]): Visit => ({
  lcpMs: median(visits.map(({ lcpMs }) => lcpMs)),
  layoutShift: Math.max(...visits.map(({ layoutShift }) => layoutShift)),
  requests: median(visits.map(({ requests }) => requests)),
  bytes: median(visits.map(({ bytes }) => bytes)),
})

await buildPortal()
// In this order: a build sets the environment to production.
const portal = await servePortal()
const floor = await serveFloor()
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']
const browser = await chromium.launch({ executablePath: await findChromium(), args })
const visits = new Map<string, Visit[]>()
const add = (name: string, visit: Visit): void => void visits.set(name, [...(visits.get(name) ?? []), visit])

async function inNewContext(options: object, act: (context: BrowserContext) => Promise<void>) {
  const context = await browser.newContext({ ...phone, ...options })
  await act(context)
  await context.close()
}

try {
  const isWanted = (path: string) => path.includes(values.only)
  const wantedPlayerPages = playerPages.filter(isWanted)
  for (let round = 0; round < Number(values.rounds); round++) {
    await inNewContext({}, async (context) => add('control', await visitPage(context, floor.url)))
    for (const path of guestPages.filter(isWanted))
      await inNewContext({}, async (context) => add(path, await visitPage(context, portal.url + path)))
    if (wantedPlayerPages.length === 0) continue
    const storageState = await logIn(browser, portal.url)
    for (const path of wantedPlayerPages)
      await inNewContext({ storageState }, async (context) => {
        add(`${path}, cold`, await visitPage(context, portal.url + path))
        add(`${path}, warm`, await visitPage(context, portal.url + path))
      })
  }
  const scores = new Map<string, number | undefined>()
  if (values.lighthouse !== 'off') {
    const executable = await findChromium()
    scores.set('control', await lighthouseScore(floor.url, executable))
    for (const path of guestPages.filter(isWanted))
      scores.set(path, await lighthouseScore(portal.url + path, executable))
  }
  for (const { from, to } of changes.filter(({ to: path }) => isWanted(path)))
    await inNewContext({ storageState: await logIn(browser, portal.url) }, async (context) => {
      const elapsedMs: number[] = []
      for (let round = 0; round < Number(values.rounds); round++)
        elapsedMs.push(await changePage(context, portal.url + from, to))
      console.log(`${from} to ${to}: ${Math.round(median(elapsedMs))} ms`)
    })
  const control = medianOf(visits.get('control') ?? []).lcpMs
  console.table(
    Object.fromEntries(
      [...visits].map(([name, all]) => {
        const { lcpMs, layoutShift, requests, bytes } = medianOf(all)
        const figures = {
          'LCP, s': Number((lcpMs / 1000).toFixed(2)),
          'of control': Number((lcpMs / control).toFixed(2)),
          'layout shift': Number(layoutShift.toFixed(4)),
          requests,
          kB: Math.round(bytes / 1000),
          ...(scores.has(name) && { Lighthouse: scores.get(name) }),
        }
        return [name, figures]
      }),
    ),
  )
} finally {
  await browser.close()
  floor.stop()
  await portal.stop()
}

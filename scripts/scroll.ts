// `pnpm bench:scroll`: measures the longest tasks while a player scrolls a bag of a thousand items.
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { getInventory } from '../packages/contract/src/character-pages.ts'
import { mock } from '../packages/api-client/src/mock.ts'
import { happyPath } from '../packages/api-client/src/mocks/happy-path.ts'
import { sampleBag, sampleInventory } from '../packages/api-client/src/mocks/sample-character-pages.ts'
import { openMockedPortal } from './mocked-portal.ts'
import { type Tasks, tasksOf } from './scroll/long-tasks.ts'

const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '3' },
    /** How many times slower than this machine. */
    slowdown: { type: 'string', default: '1' },
  },
})
const items = Number(values.items)
const rounds = Number(values.rounds)
const rate = Number(values.slowdown)
/** What fits on a screen: the control. */
const fewItems = 40
const allowedMs = 50
const address = '/characters/311?section=inventory'

const print = (what: string, figures: string) => console.log(`${what.padEnd(36)} ${figures}`)

/** The selects above have options, too. */
const tilesOf = (page: Page) => page.locator('[role=listbox] [role=option]')
const pause = (page: Page) => page.waitForTimeout(60)

/** What a player does in a bag. Only scrolling has a goal. */
const acts: readonly { readonly name: string; readonly act: (page: Page) => Promise<void> }[] = [
  {
    name: 'scroll',
    async act(page) {
      await page.mouse.move(400, 500)
      for (const deltaY of [
        ...Array.from({ length: 20 }, () => 700),
        ...Array.from({ length: 20 }, () => -700),
      ]) {
        await page.mouse.wheel(0, deltaY)
        await pause(page)
      }
    },
  },
  {
    name: 'arrow keys',
    async act(page) {
      await tilesOf(page).first().focus()
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press('ArrowDown')
        await pause(page)
      }
    },
  },
  {
    name: 'select',
    async act(page) {
      for (let index = 0; index < 5; index++) {
        await tilesOf(page).nth(index).click()
        await pause(page)
      }
    },
  },
  {
    name: 'search',
    async act(page) {
      await page.getByRole('searchbox').pressSequentially('spear', { delay: 60 })
      await page.waitForTimeout(600)
    },
  },
]

const most = (tasks: readonly Tasks[]): Tasks => ({
  count: Math.max(...tasks.map(({ count }) => count)),
  longestMs: Math.max(...tasks.map(({ longestMs }) => longestMs)),
  longestProcessorMs: Math.max(...tasks.map(({ longestProcessorMs }) => longestProcessorMs)),
})

const portal = await openMockedPortal()

async function measure(count: number): Promise<ReadonlyMap<string, Tasks>> {
  const inventory = { ...sampleInventory, bags: [sampleBag(0, count)] }
  const page = await portal.openPage([mock(getInventory, inventory), ...happyPath])
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate })
  const categories = ['disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata']
  const tasksDuring = async (act: () => Promise<void>) => {
    await portal.browser.startTracing(page, { categories })
    await act()
    return tasksOf((await portal.browser.stopTracing()).toString())
  }
  const found = new Map<string, Tasks>()
  found.set(
    'open',
    await tasksDuring(async () => {
      await page.goto(new URL(address, portal.url).href)
      await page
        .getByRole('option')
        .nth(count - 1)
        .waitFor({ state: 'attached' })
      await page.waitForTimeout(500)
    }),
  )
  for (const { name, act } of acts) found.set(name, await tasksDuring(() => act(page)))
  await page.context().close()
  return found
}

try {
  const measured = new Map<string, Tasks[]>()
  for (let round = 0; round < rounds; round++)
    for (const count of [fewItems, items])
      for (const [name, tasks] of await measure(count)) {
        const what = `${name}, ${count} items`
        measured.set(what, [...(measured.get(what) ?? []), tasks])
      }
  for (const [what, tasks] of measured) {
    const { count, longestMs, longestProcessorMs } = most(tasks)
    const figures = `longest task ${longestMs.toFixed(0)} ms, ${longestProcessorMs.toFixed(0)} ms of processor`
    print(what, `${figures}, ${count} tasks`)
  }
  const scrolled = most(measured.get(`scroll, ${items} items`) ?? [])
  if (scrolled.count === 0) throw new Error('The trace has no tasks')
  if (scrolled.longestProcessorMs > allowedMs) process.exitCode = 1
} finally {
  await portal.close()
}

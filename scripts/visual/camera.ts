import { errors, type Browser, type Page, type Request } from 'playwright'

import { domAtRest, pauseAtStart, prepareWindow, renderPhase, storyState } from './in-page.ts'
import type { Shot } from './plan.ts'
import type { Picture } from './outcome.ts'
import type { ChromaticParameters } from './story.ts'

const nowMs = Date.UTC(2026, 0, 1, 12)
const drawTimeoutMs = 120_000
const restMs = 400
const restTimeoutMs = 5_000
/** A request open longer than this never ends on purpose: it shows a loading state. */
const endlessMs = 3_000
const triesToHoldStill = 12

export interface Camera {
  /** Waits until the story is at rest. Resolves with the reason if that fails. */
  readonly pose: (shot: Shot) => Promise<string | undefined>
  readonly shoot: () => Promise<Buffer>
  /** Takes pictures after the first one until two in a row are the same. */
  readonly shootSteady: (first: Buffer) => Promise<Picture>
  readonly close: () => Promise<void>
}

function addressOf({ story, mode }: Shot, url: string): string {
  const globals = Object.entries({ ...mode.globals, 'a11y.manual': '!true' })
  const query = new URLSearchParams({ id: story.id, viewMode: 'story' })
  return `${url}iframe.html?${query}&globals=${globals.map(([name, value]) => `${name}:${encodeURIComponent(value)}`).join(';')}`
}

/** Pending requests, and errors of the page that Storybook does not report. */
function watch(page: Page) {
  const open = new Map<Request, number>()
  const problems: string[] = []
  page.on('request', (request) => open.set(request, performance.now()))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const text = message.text()
    if (text.includes('without a matching request handler'))
      problems.push(`Unmocked: ${/•\s*(.+)/.exec(text)?.[1] ?? text}`)
  })
  return {
    problems,
    reset: () => {
      open.clear()
      problems.length = 0
    },
    waiting: () => [...open.keys()].map((request) => `Waits for ${request.url()}`),
    isQuiet: () => [...open.values()].every((sinceMs) => performance.now() - sinceMs > endlessMs),
  }
}

type Network = ReturnType<typeof watch>

/** Waits until the story is drawn. Resolves with the error, if any. */
async function waitForStory(page: Page, network: Network): Promise<string | undefined> {
  try {
    const state = await page.waitForFunction(storyState, null, { timeout: drawTimeoutMs, polling: 30 })
    const problem = await state.jsonValue()
    return problem === 'drawn' ? undefined : problem
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error
    const phase = await page.evaluate(renderPhase)
    const parts = [
      `Not drawn after ${drawTimeoutMs / 1000} s (${phase}).`,
      ...network.waiting(),
      ...network.problems,
    ]
    return parts.join('\n')
  }
}

async function comeToRest(page: Page, network: Network): Promise<void> {
  const giveUpMs = performance.now() + 3 * restTimeoutMs
  do await page.evaluate(domAtRest, { restMs, timeoutMs: restTimeoutMs })
  while (!network.isQuiet() && performance.now() < giveUpMs)
}

/** Takes pictures until two in a row are the same. */
async function shootUntilSteady(page: Page, first: Buffer, shoot: Camera['shoot']): Promise<Picture> {
  let last = first
  for (let count = 0; count < triesToHoldStill; count++) {
    await page.waitForTimeout(100 * count)
    const next = await shoot()
    if (next.equals(last)) return { png: next }
    last = next
  }
  return { problem: 'It does not stand still: two pictures in a row are never the same.' }
}

/** Takes the picture that the parameters of a story ask for. */
function shootPage(
  page: Page,
  { cropToViewport, pauseAnimationAtEnd, ignoreSelectors = [] }: ChromaticParameters,
) {
  return page.screenshot({
    fullPage: !cropToViewport,
    animations: pauseAnimationAtEnd === false ? 'allow' : 'disabled',
    caret: 'hide',
    scale: 'css',
    mask: ignoreSelectors.map((selector) => page.locator(selector)),
  })
}

/** One context per camera, so that stories share no storage and no broadcasts. */
export async function createCamera(browser: Browser, url: string): Promise<Camera> {
  const context = await browser.newContext({ deviceScaleFactor: 1, locale: 'en-US', timezoneId: 'UTC' })
  await context.addInitScript(prepareWindow, nowMs)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const network = watch(page)
  let shot: Shot | undefined

  const forget = () =>
    devtools.send('Storage.clearDataForOrigin', {
      origin: new URL(url).origin,
      storageTypes: 'cookies,local_storage,indexeddb',
    })

  const camera: Camera = {
    async pose(next) {
      shot = next
      const { chromatic } = next.story
      // Leaves the previous story, so that its late effects do not count for this one.
      await page.goto('about:blank')
      await forget()
      await page.setViewportSize(next.mode.size)
      await page.emulateMedia({
        forcedColors: chromatic.forcedColors ?? null,
        reducedMotion: chromatic.prefersReducedMotion ?? null,
      })
      network.reset()
      await page.goto(addressOf(next, url), { waitUntil: 'commit' })
      const problem = await waitForStory(page, network)
      if (problem) return problem
      await comeToRest(page, network)
      if (chromatic.delay) await page.waitForTimeout(chromatic.delay)
      if (chromatic.pauseAnimationAtEnd === false) await page.evaluate(pauseAtStart)
      return network.problems[0]
    },

    shoot: () => shootPage(page, shot?.story.chromatic ?? {}),

    shootSteady: (first) => shootUntilSteady(page, first, camera.shoot),

    close: () => context.close(),
  }
  return camera
}

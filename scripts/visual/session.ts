import { chromium, type Browser } from 'playwright'

import { findChromium } from '../chromium.ts'
import { createCamera, type Camera } from './camera.ts'
import { judge, type Outcome, type Picture } from './outcome.ts'
import type { Shot } from './plan.ts'

/**
 * Each worker has a page of both Storybooks open. Taking a
 * picture is mostly waiting, so two run even on few cores.
 */
const workers = 2

// Without the first two flags, a repainted corner differs slightly from a corner painted once, and an
// image may not be decoded yet.
const flags = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-gpu',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--no-sandbox',
]

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args: flags })

export interface Books {
  readonly baseUrl: string
  readonly headUrl: string
}

interface SessionParts extends Books {
  readonly browser: Browser
  readonly shots: readonly Shot[]
  readonly onOutcome: (outcome: Outcome) => void
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''

/** Takes every shot. The outcomes are in the order of the shots. */
export async function takePictures({
  browser,
  shots,
  baseUrl,
  headUrl,
  onOutcome,
}: SessionParts): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const queue = shots.entries()
  const work = async () => {
    let cameras = await Promise.all([createCamera(browser, baseUrl), createCamera(browser, headUrl)])
    for (const [index, shot] of queue) {
      const outcome = await takePair(shot, cameras)
      outcomes[index] = outcome
      onOutcome(outcome)
      // A page that hangs or crashed cannot show the next story.
      if (outcome.verdict === 'failed') {
        await Promise.all(cameras.map((camera) => camera.close()))
        cameras = await Promise.all([createCamera(browser, baseUrl), createCamera(browser, headUrl)])
      }
    }
    await Promise.all(cameras.map((camera) => camera.close()))
  }
  await Promise.all(Array.from({ length: workers }, work))
  return outcomes
}

async function takeFirst(camera: Camera, shot: Shot): Promise<Picture> {
  try {
    const problem = await camera.pose(shot)
    return problem === undefined ? { png: await camera.shoot() } : { problem }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

async function steadied(camera: Camera, first: Picture | undefined): Promise<Picture | undefined> {
  if (!first || 'problem' in first) return first
  try {
    return await camera.shootSteady(first.png)
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

async function takePair(shot: Shot, [base, head]: readonly [Camera, Camera]): Promise<Outcome> {
  const [before, after] = await Promise.all([
    shot.isInBase ? takeFirst(base, shot) : undefined,
    shot.isInHead ? takeFirst(head, shot) : undefined,
  ])
  // If both pages show the same picture, both are at rest, so no second picture is needed.
  if (before && after && 'png' in before && 'png' in after && before.png.equals(after.png))
    return judge(shot, { before, after })
  const [oldPicture, newPicture] = await Promise.all([steadied(base, before), steadied(head, after)])
  return judge(shot, { before: oldPicture, after: newPicture })
}

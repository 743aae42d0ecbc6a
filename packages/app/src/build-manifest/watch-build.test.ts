import { startLimits } from '@olympus/contract/start-limits'
import { beforeEach, expect, it } from 'vitest'

import { watchBuild, type LatestBuild } from './watch-build.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

let answers: (LatestBuild | Error)[]
let asked: number
let reloads: number
let mayReload: boolean
let isHeld: boolean
let timer: { task: () => void; delayMs: number } | null

beforeEach(() => {
  answers = []
  asked = 0
  reloads = 0
  mayReload = true
  isHeld = false
  timer = null
})

const build = (id: string): LatestBuild => ({ id, timestamp: '2025-06-10T12:00:00Z' })

const watch = () =>
  watchBuild({
    currentId: 'old',
    async fetchLatest() {
      const answer = answers[asked++] ?? build('old')
      if (answer instanceof Error) throw answer
      return answer
    },
    isHeld: () => isHeld,
    reload() {
      reloads += 1
      return mayReload
    },
    schedule(task, delayMs) {
      timer = { task, delayMs }
      return () => {
        timer = null
      }
    },
  })

async function aMinuteLater() {
  timer?.task()
  await settle()
}

it('checks every minute, but not at once', async () => {
  watch()
  expect([asked, timer?.delayMs]).toEqual([0, startLimits.manifestPollMs])
  await aMinuteLater()
  await aMinuteLater()
  expect([asked, reloads]).toEqual([2, 0])
})

it('reloads for a new build and stops watching', async () => {
  answers = [build('old'), build('new')]
  watch()
  await aMinuteLater()
  expect(reloads).toBe(0)
  await aMinuteLater()
  expect([reloads, timer]).toEqual([1, null])
})

it('checks at once on request, one check at a time', async () => {
  const { check } = watch()
  await Promise.all([check(), check()])
  expect(asked).toBe(1)
})

it('continues after a failure', async () => {
  answers = [new TypeError('offline'), build('new')]
  watch()
  await aMinuteLater()
  expect(reloads).toBe(0)
  await aMinuteLater()
  expect(reloads).toBe(1)
})

it('leaves a page alone that has something to lose, until the next navigation', async () => {
  answers = [build('new'), build('new'), build('new')]
  isHeld = true
  const { arrive } = watch()
  await aMinuteLater()
  expect(reloads).toBe(0)
  arrive()
  expect(reloads).toBe(0)

  isHeld = false
  await aMinuteLater()
  expect(reloads).toBe(0)
  arrive()
  expect([reloads, timer]).toEqual([1, null])
})

it('forgets a build that was taken back', async () => {
  answers = [build('new'), build('old'), build('new')]
  isHeld = true
  const { arrive } = watch()
  await aMinuteLater()
  isHeld = false
  await aMinuteLater()
  arrive()
  expect(reloads).toBe(0)
  await aMinuteLater()
  expect(reloads).toBe(1)
})

it('does not reload at a navigation without a new build', async () => {
  const { arrive } = watch()
  await aMinuteLater()
  arrive()
  expect(reloads).toBe(0)
})

it('checks again later when it has just reloaded', async () => {
  mayReload = false
  answers = [build('new'), build('new')]
  watch()
  await aMinuteLater()
  expect([reloads, timer?.delayMs]).toEqual([1, startLimits.manifestPollMs])
  mayReload = true
  await aMinuteLater()
  expect([reloads, timer]).toEqual([2, null])
})

it('does nothing once stopped', async () => {
  answers = [build('new')]
  const { check, arrive, stop } = watch()
  stop()
  await check()
  arrive()
  expect([asked, reloads, timer]).toEqual([0, 0, null])
})

import { startLimits } from '@olympus/contract/start-limits'
import { beforeEach, expect, it } from 'vitest'

import { watchBuild, type LatestBuild } from './watch-build.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve))

let answers: (LatestBuild | Error)[]
let asked: number
let reloads: number
let mayReload: boolean
let timer: { task: () => void; delayMs: number } | null

beforeEach(() => {
  answers = []
  asked = 0
  reloads = 0
  mayReload = true
  timer = null
})

const build = (id: string): LatestBuild => ({ id, timestamp: '2025-06-10T12:00:00Z' })

const watch = (whenIdle: () => Promise<void> = async () => {}) =>
  watchBuild({
    currentId: 'old',
    async fetchLatest() {
      const answer = answers[asked++] ?? build('old')
      if (answer instanceof Error) throw answer
      return answer
    },
    whenIdle,
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

it('waits until nothing blocks a reload', async () => {
  let release = () => {}
  const busy = new Promise<void>((resolve) => (release = resolve))
  answers = [build('new')]
  watch(() => busy)
  await aMinuteLater()
  expect(reloads).toBe(0)
  release()
  await settle()
  expect(reloads).toBe(1)
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
  const { check, stop } = watch()
  stop()
  await check()
  expect([asked, reloads, timer]).toEqual([0, 0, null])
})

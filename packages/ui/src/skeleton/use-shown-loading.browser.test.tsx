import { startTransition, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useShownLoading } from './use-shown-loading.ts'

let root: Root
let place: HTMLElement

function Answer({ isLoading }: { readonly isLoading: boolean }): ReactNode {
  return useShownLoading(isLoading, { showDelayMs: 150, minShownMs: 300 }) ? 'shown' : 'hidden'
}

const render = (isLoading: boolean) => flushSync(() => root.render(<Answer isLoading={isLoading} />))

/** Advances the time and lets React render. */
async function pass(timeMs: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(timeMs)
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})

afterEach(() => {
  root.unmount()
  place.remove()
  vi.useRealTimers()
})

test('a slow answer is announced late', async () => {
  render(true)
  await pass(149)
  expect(place.textContent).toBe('hidden')
  await pass(1)
  expect(place.textContent).toBe('shown')
})

test('an announced state stays long enough to be seen', async () => {
  render(true)
  await pass(150)
  render(false)
  await pass(299)
  expect(place.textContent).toBe('shown')
  await pass(1)
  expect(place.textContent).toBe('hidden')
})

test('a fast answer is not announced', async () => {
  render(true)
  await pass(149)
  render(false)
  await pass(1000)
  expect(place.textContent).toBe('hidden')
})

interface LongPartProps {
  readonly isRendered: boolean
  readonly onPause: () => void
}

/** Takes so long that React pauses the rendering after it. */
function LongPart({ isRendered, onPause }: LongPartProps): ReactNode {
  if (!isRendered) return null
  const startMs = Date.now()
  while (Date.now() - startMs < 50);
  queueMicrotask(onPause)
  return ' and long'
}

test('an answer that takes long to render is not hidden again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const texts: (string | null)[] = []
  const endDelay = () => {
    texts.push(place.textContent)
    vi.advanceTimersByTime(1)
  }
  const page = (isLoading: boolean) => [
    <Answer key="answer" isLoading={isLoading} />,
    <LongPart key="long" isRendered={!isLoading} onPause={endDelay} />,
    <p key="end" />,
  ]
  flushSync(() => root.render(page(true)))
  await pass(149)
  startTransition(() => root.render(page(false)))
  await expect.poll(() => place.textContent).toMatch(/long$/)
  await pass(0)
  expect(texts[0], 'the delay ends before the answer is on the screen').toBe('hidden')
  expect(place.textContent).toBe('hidden and long')
})

import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { rewards, wheelTexts } from './story-rewards.ts'
import { ikaros, jackpotAt, refused, said, turnOf, wonSector } from './story-wheel.ts'
import { sectorAt } from './wheel-angle.ts'
import type { WheelResult } from './wheel-state.ts'
import { Wheel, type WheelProps } from './wheel.tsx'

const meta = preview.meta({
  title: 'Game/Wheel spin',
  component: Wheel,
  args: {
    rewards,
    texts: wheelTexts,
    onSpin: fn<WheelProps['onSpin']>(async () => ({ index: ikaros, seed: 90_419 })),
    onReveal: fn(),
    jackpot: jackpotAt(18),
  },
  parameters: { ...notPictured, contract: 'The component of wheel.stories.tsx.' },
})

const angleOf = (root: HTMLElement) => {
  const { a, b } = new DOMMatrix(getComputedStyle(turnOf(root)).transform)
  return (Math.atan2(b, a) * 180) / Math.PI
}

export const Playground = meta.story()

/** At the end of its turn, before the result is revealed. */
export const Spinning = meta.story({
  args: { spinMs: Infinity, defaultState: { status: 'spinning', result: { index: ikaros } } },
})

export const ServerError = meta.story({
  args: {
    onSpin: fn<WheelProps['onSpin']>(async () => {
      throw new Error(refused)
    }),
    defaultState: { status: 'error', message: refused },
  },
})

/** Skips the turn and changes nothing else. */
export const Quick = meta.story({ args: { spinMs: 0 } })

Quick.test(
  'asks the server, then announces the result once without moving the focus',
  async ({ canvas, canvasElement, userEvent, args }) => {
    const button = canvas.getByRole('button')
    const before = said('assertive').length
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvasElement.querySelector('[data-status=revealed]')).not.toBeNull())
    await expect(canvas.getByText('You won Wings of Ikaros ×1.')).toBeVisible()
    await expect(wonSector(canvasElement)).toBe(String(ikaros))
    await expect(args.onReveal).toHaveBeenCalledOnce()
    await expect(args.onReveal).toHaveBeenCalledWith({ index: ikaros, seed: 90_419 })
    await waitFor(() => expect(said('polite')).toContain('Spinning'))
    await waitFor(() => expect(said('assertive').slice(before)).toEqual(['You won Wings of Ikaros ×1.']))
    await waitFor(() => expect(button).toHaveFocus())
  },
)

Quick.test(
  'stops with the winning sector under the pointer',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(wonSector(canvasElement)).toBe(String(ikaros)))
    await expect(sectorAt(angleOf(canvasElement), rewards.length)).toBe(ikaros)
  },
)

Quick.test('spins again from its current angle', async ({ canvas, canvasElement, userEvent, args }) => {
  for (const times of [1, 2]) {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(args.onReveal).toHaveBeenCalledTimes(times))
    await expect(sectorAt(angleOf(canvasElement), rewards.length)).toBe(ikaros)
  }
})

Spinning.test('shows the result at once when skipped', async ({ canvas, canvasElement, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Skip animation' }))
  await expect(canvas.getByText('You won Wings of Ikaros ×1.')).toBeVisible()
  await expect(wonSector(canvasElement)).toBe(String(ikaros))
  await expect(canvas.queryByRole('button', { name: 'Skip animation' })).toBeNull()
  await expect(args.onReveal).toHaveBeenCalledOnce()
})

Spinning.test('reveals the result when the page becomes hidden', async ({ canvas, args }) => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
  await waitFor(() => expect(canvas.getByText('You won Wings of Ikaros ×1.')).toBeVisible())
  await expect(args.onReveal).toHaveBeenCalledOnce()
})

const jackpots = rewards.slice(0, 3).map((reward) => ({ ...reward, key: `jackpot ${reward.key}` }))

/** The spin drew from other rewards than the next one will. */
export const OtherRewards = meta.story({
  args: {
    spinMs: 0,
    onSpin: fn<WheelProps['onSpin']>(async () => ({ index: 2, rewards: jackpots })),
  },
})

OtherRewards.test(
  'shows the result among the rewards it was drawn from, then those of the next spin',
  async ({ canvas, canvasElement, userEvent }) => {
    const sectors = () => canvasElement.querySelectorAll('[data-sector]').length
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(wonSector(canvasElement)).toBe('2'))
    await expect(sectors()).toBe(3)
    await expect(sectorAt(angleOf(canvasElement), 3)).toBe(2)
    await expect(canvas.getByText('You won Charon’s Obol ×5.')).toBeVisible()
    await waitFor(() => expect(sectors()).toBe(rewards.length), { timeout: 10_000 })
    await expect(wonSector(canvasElement)).toBeUndefined()
    await expect(canvas.getByText('You won Charon’s Obol ×5.')).toBeVisible()
  },
)

function WheelThatGoes(props: WheelProps) {
  const [isThere, setIsThere] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setIsThere(false)}>
        Leave the page
      </button>
      {isThere && <Wheel {...props} />}
    </>
  )
}

export const LeftBehind = meta.story({
  ...Spinning.input,
  render: (args) => <WheelThatGoes {...args} />,
})

LeftBehind.test('reports the result when it is unmounted', async ({ canvas, userEvent, args }) => {
  const before = said('assertive').length
  await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }))
  await expect(args.onReveal).toHaveBeenCalledOnce()
  await expect(args.onReveal).toHaveBeenCalledWith({ index: ikaros })
  await waitFor(() => expect(said('assertive').slice(before)).toEqual(['You won Wings of Ikaros ×1.']))
})

let answer: ((result: WheelResult) => void) | undefined

export const LeftBehindWhileRequesting = meta.story({
  args: {
    onSpin: fn<WheelProps['onSpin']>(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    ),
  },
  render: (args) => <WheelThatGoes {...args} />,
})

LeftBehindWhileRequesting.test(
  'reports a result that arrives after it is unmounted',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Spin/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the page' }))
    await expect(args.onReveal).not.toHaveBeenCalled()
    answer?.({ index: ikaros })
    await waitFor(() => expect(args.onReveal).toHaveBeenCalledWith({ index: ikaros }))
    await expect(args.onReveal).toHaveBeenCalledOnce()
  },
)

/** A turn of full length. */
export const Turning = meta.story({ args: { spinMs: 5200 } })

Turning.test(
  'turns at least five times clockwise and lights no mark before it stops',
  async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Spin/ }))
    const turn = turnOf(canvasElement)
    await waitFor(() => expect(turn.getAnimations()).toHaveLength(1))
    const { duration } = turn.getAnimations()[0]?.effect?.getTiming() ?? {}
    await expect(duration).toBe(5200)
    await expect(/rotate\((.+)deg\)/.exec(turn.style.cssText) ?? turn.style.cssText).toMatch(
      /(1[89]|2[01])\d\d/,
    )
    await expect(canvasElement.querySelectorAll('path[data-on]')).toHaveLength(18)
    await userEvent.click(canvas.getByRole('button', { name: 'Skip animation' }))
    await expect(turn.getAnimations()).toHaveLength(0)
  },
)

ServerError.test(
  'does not look like a loss and can be tried again',
  async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText(refused)).toBeVisible()
    await expect(canvasElement.querySelector('[data-won], [data-lost]')).toBeNull()
    const before = said('assertive').length
    await userEvent.click(canvas.getByRole('button', { name: /^Spin/ }))
    await waitFor(() => expect(said('assertive').slice(before)).toEqual([refused]))
    await expect(canvas.getByText(refused)).toBeVisible()
    await expect(args.onReveal).not.toHaveBeenCalled()
  },
)

export const ReducedMotion = meta.story({
  args: { spinMs: 60_000 },
  parameters: { chromatic: { prefersReducedMotion: 'reduce' } },
})

ReducedMotion.test('highlights the result without turning', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Spin/ }))
  await waitFor(() => expect(wonSector(canvasElement)).toBe(String(ikaros)))
  await expect(turnOf(canvasElement).getAnimations()).toHaveLength(0)
  await expect(canvas.queryByRole('button', { name: 'Skip animation' })).toBeNull()
  const lost = canvasElement.querySelector('[data-lost]') as Element
  await expect(Number.parseFloat(getComputedStyle(lost).transitionDuration)).toBeLessThanOrEqual(0.2)
})

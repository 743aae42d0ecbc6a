import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Slider } from './slider.tsx'

const meta = preview.meta({
  title: 'Forms/Slider',
  component: Slider,
  args: {
    label: 'Music',
    thumbLabels: ['Music'] as const,
    defaultValue: [40],
    onValueChange: fn(),
    onValueCommit: fn(),
    format: (percent: number) => `${percent}%`,
    style: { maxWidth: 320 },
  },
})

export const Playground = meta.story()

Playground.test('moves by steps, pages and ends, and announces the shown value', async ({ canvas, args }) => {
  const user = await realUser()
  const slider = canvas.getByRole('slider', { name: 'Music' })
  await user.keyboard('{Tab}')
  await waitFor(() => expect(slider).toHaveFocus())
  await user.keyboard('{ArrowRight}{ArrowUp}')
  await expect(slider).toHaveAttribute('aria-valuetext', '42%')
  await user.keyboard('{ArrowLeft}{ArrowDown}{PageUp}')
  await expect(slider).toHaveValue('50')
  await user.keyboard('{PageDown}{End}')
  await expect(slider).toHaveValue('100')
  await user.keyboard('{Home}')
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([0])
  await expect(canvas.getByText('0%')).toBeVisible()
})

Playground.test('moves to the pressed point of its track and takes the focus', async ({ canvas, args }) => {
  const user = await realUser()
  const slider = canvas.getByRole('slider')
  const { width } = slider.getBoundingClientRect()
  await user.click(slider.parentElement as Element, { position: { x: 12 + (width - 24) * 0.75, y: 12 } })
  await expect(slider).toHaveValue('75')
  await waitFor(() => expect(slider).toHaveFocus())
  await expect(args.onValueCommit).toHaveBeenCalledOnce()
})

Playground.test('changes while it is dragged and commits once on release', async ({ canvas, args }) => {
  const track = canvas.getByRole('slider').parentElement as HTMLElement
  const { left, width } = track.getBoundingClientRect()
  const at = (share: number) => ({ clientX: left + 12 + (width - 24) * share, pointerId: 1, button: 0 })
  track.setPointerCapture = () => undefined
  fireEvent.pointerDown(track, at(0.4))
  fireEvent.pointerMove(track, at(0.6))
  fireEvent.pointerMove(track, at(0.9))
  await expect(args.onValueChange).toHaveBeenLastCalledWith([90])
  await expect(args.onValueCommit).not.toHaveBeenCalled()
  fireEvent.pointerUp(track, at(0.9))
  await expect(args.onValueCommit).toHaveBeenCalledOnce()
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([90])
})

Playground.test('draws the focus ring around its thumb', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}')
  const thumb = canvas.getByRole('slider').nextElementSibling as Element
  const { outlineStyle, outlineWidth } = getComputedStyle(thumb)
  await expect(`${outlineWidth} ${outlineStyle}`).toBe('2px solid')
})

export const Span = meta.story({
  args: {
    label: 'Level',
    thumbLabels: ['Lowest level', 'Highest level'] as const,
    max: 99,
    defaultValue: [20, 60],
    format: String,
  },
})

Span.test('is a group of two thumbs that stop at each other', async ({ canvas, args }) => {
  const user = await realUser()
  await expect(canvas.getByRole('group', { name: 'Level' })).toBeVisible()
  await user.keyboard('{Tab}{End}')
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([60, 60])
  await user.keyboard('{Tab}{Home}{ArrowRight}')
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([60, 61])
  await waitFor(() => expect(canvas.getByRole('slider', { name: 'Highest level' })).toHaveFocus())
})

Span.test('moves the nearer thumb on a press of the track', async ({ canvas, args }) => {
  const user = await realUser()
  const track = canvas.getByRole('slider', { name: 'Lowest level' }).parentElement as Element
  await user.click(track, { position: { x: 20, y: 12 } })
  await waitFor(() => expect(canvas.getByRole('slider', { name: 'Lowest level' })).toHaveFocus())
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([expect.any(Number), 60])
})

export const ShortLastStep = meta.story({
  args: { max: 95, step: 10, defaultValue: [80], format: String },
  parameters: notPictured,
})

ShortLastStep.test('reaches the end of a scale that is not a whole number of steps', async ({ canvas }) => {
  const user = await realUser()
  const slider = canvas.getByRole('slider')
  await user.keyboard('{Tab}{ArrowRight}{ArrowRight}')
  await expect(slider).toHaveValue('95')
  await user.keyboard('{ArrowLeft}')
  await expect(slider).toHaveValue('90')
})

ShortLastStep.test('moves by at least one step for assistive technology', async ({ canvas, args }) => {
  fireEvent.change(canvas.getByRole('slider'), { target: { value: '79' } })
  await expect(args.onValueCommit).toHaveBeenLastCalledWith([70])
})

export const Controlled = meta.story({ args: { value: [30] }, parameters: notPictured })

Controlled.test('returns to its owner’s value', async ({ canvas }) => {
  const user = await realUser()
  await user.keyboard('{Tab}{End}')
  await expect(canvas.getByRole('slider')).toHaveValue('30')
})

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('does not move', async ({ canvas, args }) => {
  const user = await realUser()
  await user.click(canvas.getByRole('slider').parentElement as Element, { position: { x: 30, y: 12 } })
  await expect(args.onValueChange).not.toHaveBeenCalled()
  await expect(canvas.getByRole('slider')).toBeDisabled()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 28, maxWidth: 320 }}>
      <Slider {...args} />
      <Slider {...args} label="Silent" thumbLabels={['Silent']} defaultValue={[0]} />
      <Slider {...args} label="Loud" thumbLabels={['Loud']} defaultValue={[100]} />
      <Slider {...args} label="Level" thumbLabels={['From', 'To']} defaultValue={[20, 60]} />
      <Slider {...args} label="All levels" thumbLabels={['First', 'Last']} defaultValue={[0, 100]} />
      <Slider {...args} label="Off" thumbLabels={['Low', 'High']} defaultValue={[20, 60]} disabled />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, width: 288 }}>
      {Object.values(longTexts).map((text) => (
        <Slider key={text} {...args} label={text} thumbLabels={[text]} />
      ))}
    </div>
  ),
})

LongText.test('wraps its label inside the column', async ({ canvas }) => {
  for (const text of Object.values(longTexts)) {
    const label = canvas.getByText(text)
    await staysInside(label, 288)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('draws thumb, rail and filled part in system colors', async ({ canvas }) => {
  const slider = canvas.getByRole('slider', { name: 'Music' })
  const rail = slider.parentElement?.firstElementChild as HTMLElement
  await expect(getComputedStyle(rail).outlineStyle).toBe('solid')
  const fill = getComputedStyle(rail.firstElementChild as Element).backgroundColor
  await expect(fill).not.toBe(getComputedStyle(rail).backgroundColor)
  const thumb = slider.nextElementSibling as Element
  await hasEdge(thumb)
})

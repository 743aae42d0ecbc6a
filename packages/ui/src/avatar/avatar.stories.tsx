import { expect, spyOn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Avatar } from './avatar.tsx'

const sizes = ['sm', 'md', 'lg'] as const

const drawing = (size: number, color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${color}"/><circle cx="50%" cy="40%" r="20%" fill="#fff"/><circle cx="50%" cy="100%" r="35%" fill="#fff"/></svg>`,
  )}`
const portrait = drawing(112, '#4a6fa5')
const other = drawing(112, '#7a5195')
const broken = 'data:image/png;base64,bm90IGEgcGljdHVyZQ=='
const slow = '/pictures/slow.png'

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Kallistrate', icon: 'spartan-helmet' },
  argTypes: {
    size: { control: 'inline-radio', options: sizes },
    element: { control: 'select', options: ['neutral', 'fire', 'water', 'light', 'shadow'] },
  },
})

const pictureIn = (root: Element) => root.querySelector('img')

export const Playground = meta.story()

Playground.test('is hidden from screen readers because the name is beside it', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true] svg')).not.toBeNull()
})

export const Initials = meta.story({ args: { icon: undefined, name: 'Ørsted' } })

Initials.test('shows the first letter', async ({ canvas }) => {
  await expect(canvas.getByText('Ø')).toBeVisible()
})

export const TwoWords = meta.story({ args: { icon: undefined, name: 'Ann of Ithaca' } })

TwoWords.test('shows the initials of the first and last word', async ({ canvas }) => {
  await expect(canvas.getByText('AI')).toBeVisible()
})

export const Turkish = meta.story({
  args: { icon: undefined, name: 'ilker' },
  render: (args) => (
    <div lang="tr">
      <Avatar {...args} />
    </div>
  ),
})

Turkish.test('uppercases in the language of the page, not of the machine', async ({ canvas }) => {
  await expect(canvas.getByText('i').innerText).toBe('İ')
})

export const Named = meta.story({ args: { alt: 'Kallistrate, Hoplite' } })

Named.test('takes its accessible name from `alt`', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: 'Kallistrate, Hoplite' })).toBeVisible()
})

export const Picture = meta.story({ args: { src: portrait, icon: undefined, size: 'lg' } })

Picture.test('shows only the picture and sends no referrer to its host', async ({ canvasElement }) => {
  const root = canvasElement.querySelector('[data-state]')
  await waitFor(() => expect(root).toHaveAttribute('data-state', 'loaded'))
  await expect(pictureIn(canvasElement)).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(root).toHaveTextContent('')
})

export const PictureChanges = meta.story({
  args: { src: portrait, icon: undefined },
  parameters: notPictured,
})

PictureChanges.test('starts over with a new `src`', async ({ canvasElement, mount, args }) => {
  await mount(<Avatar {...args} />)
  const state = () => canvasElement.querySelector('[data-state]')?.getAttribute('data-state')
  await waitFor(() => expect(state()).toBe('loaded'))
  await mount(<Avatar {...args} src={broken} />)
  await waitFor(() => expect(state()).toBe('fallback'))
  await expect(canvasElement).toHaveTextContent('K')
  await mount(<Avatar {...args} src={other} />)
  await waitFor(() => expect(state()).toBe('loaded'))
  await expect(pictureIn(canvasElement)?.src).toBe(other)
  await mount(<Avatar {...args} src={undefined} />)
  await waitFor(() => expect(state()).toBe('fallback'))
})

export const BrokenPicture = meta.story({ args: { src: broken, icon: undefined } })

BrokenPicture.test('falls back to the initials', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('K')).toBeVisible())
  await expect(pictureIn(canvasElement)).toBeNull()
})

export const PictureWithoutSize = meta.story({
  args: { src: drawing(0, 'red'), icon: undefined },
  parameters: notPictured,
})

PictureWithoutSize.test('treats a picture without width as broken', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getByText('K')).toBeVisible())
})

/** Keeps pictures loading: they are never complete, and no event of theirs arrives. */
function neverLoads(): () => void {
  spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  const stop = (event: Event) => event.stopPropagation()
  for (const type of ['load', 'error']) document.addEventListener(type, stop, true)
  return () => {
    for (const type of ['load', 'error']) document.removeEventListener(type, stop, true)
  }
}

export const PictureOnItsWay = meta.story({
  args: { src: slow, icon: undefined, fallbackDelayMs: 0 },
  beforeEach: neverLoads,
})

PictureOnItsWay.test('falls back after the delay', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvas.getByText('K')).toBeVisible())
  await expect(canvasElement.querySelector('[data-state=loading]')).not.toBeNull()
})

export const PictureExpected = meta.story({
  args: { src: slow, icon: undefined, fallbackDelayMs: 100_000 },
  beforeEach: neverLoads,
  parameters: notPictured,
})

PictureExpected.test('shows no fallback during the delay', async ({ canvas }) => {
  await expect(canvas.queryByText('K')).toBeNull()
})

export const Dimmed = meta.story({ args: { isDimmed: true } })

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {sizes.map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
          <Avatar size={size} name="Kallistrate" icon="spartan-helmet" element="fire" />
          <Avatar size={size} name="Nyxandra" icon="wizard-staff" element="shadow" />
          <Avatar size={size} name="Lykaon" icon="high-shot" element="water" isDimmed />
          <Avatar size={size} name="Chloris" icon="sandal" element="neutral" />
          <Avatar size={size} name="Theron" />
          <Avatar size={size} name="Ann of Ithaca" />
          <Avatar size={size} name="奧林匹斯" />
          <Avatar size={size} name="Theron" src={portrait} element="light" />
        </div>
      ))}
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, maxWidth: 320 }}>
      {Object.values(longTexts).map((name) => (
        <Avatar key={name} {...args} icon={undefined} name={name} />
      ))}
    </div>
  ),
})

LongText.test('stays round with any name', async ({ canvasElement }) => {
  for (const avatar of canvasElement.querySelectorAll('[data-state]')) {
    const { width, height } = avatar.getBoundingClientRect()
    await expect([width, height]).toEqual([40, 40])
    await staysInside(avatar, 40)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its border', async ({ canvasElement }) => {
  await hasEdge(canvasElement.querySelectorAll('[data-state]'))
})

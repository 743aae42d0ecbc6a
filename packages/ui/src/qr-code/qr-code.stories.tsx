import decodeQr from 'qr/decode.js'
import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { CopyButton } from '../copy-button/copy-button.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { QrCode } from './qr-code.tsx'

const secret = 'KRSXG5DBONSWG4TF'
const value = `otpauth://totp/Olympus:theron@example.com?secret=${secret}&issuer=Olympus`

const meta = preview.meta({
  title: 'Data/QR code',
  component: QrCode,
  args: {
    value,
    label: 'QR code of the secret key',
    secret,
    secretLabel: 'Secret key',
    children: <p>Open your authenticator app and scan the code, or enter the secret key by hand.</p>,
    copy: (
      <CopyButton
        text={secret}
        label="Copy the secret key"
        copiedLabel="Copied"
        refusedLabel="Copying failed. The text is selected."
      />
    ),
  },
  argTypes: {
    level: { control: 'inline-radio', options: ['M', 'Q', 'H'] },
    copy: { control: false },
    children: { control: false },
  },
})

/** The code as a camera would see it, in the current colors of the page. */
async function photograph(svg: SVGElement): Promise<ImageData> {
  const { width, backgroundColor, fill } = getComputedStyle(svg)
  const side = Math.round(parseFloat(width)) * 2
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('width', String(side))
  copy.setAttribute('height', String(side))
  copy.setAttribute('fill', fill)
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d') as CanvasRenderingContext2D
  context.fillStyle = backgroundColor
  context.fillRect(0, 0, side, side)
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, side, side)
}

const codeOf = (canvas: { getByRole: (role: string, options: { name: string }) => HTMLElement }) =>
  canvas.getByRole('img', { name: 'QR code of the secret key' }) as Element as SVGElement

export const Playground = meta.story()

Playground.test('can be scanned from the page', async ({ canvas }) => {
  await expect(decodeQr(await photograph(codeOf(canvas)))).toBe(value)
})

Playground.test('is dark on white, at least 160 px wide, in both themes', async ({ canvas }) => {
  const { backgroundColor, fill, forcedColorAdjust } = getComputedStyle(codeOf(canvas))
  await expect([backgroundColor, fill, forcedColorAdjust]).toEqual([
    'rgb(255, 255, 255)',
    'rgb(0, 0, 0)',
    'none',
  ])
  await expect(codeOf(canvas).getBoundingClientRect().width).toBeGreaterThanOrEqual(160)
})

Playground.test('is drawn locally, so the secret never leaves the page', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('img')).toBeNull()
  const requests = performance.getEntriesByType('resource').map(({ name }) => decodeURIComponent(name))
  await expect(requests.filter((url) => url.includes(secret))).toEqual([])
})

Playground.test('shows the secret as text, for typing and for screen readers', async ({ canvas }) => {
  const group = canvas.getByRole('group', { name: 'Secret key' })
  const text = group.querySelector('code') as HTMLElement
  await expect(text).toHaveTextContent(secret)
  await expect(text).toHaveAttribute('translate', 'no')
  await expect(canvas.getByRole('button', { name: 'Copy the secret key' })).toBeVisible()
})

Playground.test('shows the secret in groups of four, and selects it without gaps', async ({ canvas }) => {
  const text = canvas.getByRole('group').querySelector('code') as HTMLElement
  getSelection()?.selectAllChildren(text)
  await expect(String(getSelection())).toBe(secret)
  await expect(text.querySelectorAll('span')).toHaveLength(4)
  getSelection()?.removeAllRanges()
})

export const TooSmall = meta.story({ args: { size: 96 } })

TooSmall.test('is never smaller than a phone can read', async ({ canvas }) => {
  await expect(codeOf(canvas).getBoundingClientRect().width).toBe(160)
})

export const Loading = meta.story({ args: { value: undefined, secret: undefined } })

Loading.test('reserves the space of the code and is busy', async ({ canvas, canvasElement }) => {
  await expect(canvas.queryByRole('img')).toBeNull()
  await expect(canvas.queryByRole('button')).toBeNull()
  await expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull()
})

export const TooLong = meta.story({ args: { value: value.repeat(40) } })

TooLong.test('shows only the secret if the value does not fit a QR code', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull()
  await expect(canvas.getByRole('group', { name: 'Secret key' })).toBeVisible()
})

export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 560 }}>
      <QrCode {...args} />
      <QrCode {...args} size={160} label="QR code at its smallest" />
      <QrCode {...args} level="H" size={220} label="QR code of the highest level" />
      <QrCode {...args} value={undefined} secret={undefined} />
    </div>
  ),
})

export const LongText = meta.story({
  args: {
    secretLabel: longTexts.german,
    secret: 'KRSXG5DB'.repeat(16),
    children: <p>{longTexts.unbroken}</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
})

LongText.test('puts the secret below and wraps it inside its column', async ({ canvas }) => {
  const group = canvas.getByRole('group')
  await staysInside(group, 320)
  await expect(group.getBoundingClientRect().top).toBeGreaterThan(
    codeOf(canvas).getBoundingClientRect().bottom,
  )
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('can still be scanned', async ({ canvas }) => {
  await hasForcedColors()
  await expect(decodeQr(await photograph(codeOf(canvas)))).toBe(value)
})

import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { paintPage } from '../testing/paint-page.ts'
import { contrastRatio } from '../theme/contrast.ts'
import { banners, themeAttributes, themes } from '../theme/theme.ts'
import { vars } from '../theme/vars.css.ts'
import { PageBanner } from './page-banner.tsx'
import { PageFact, PageHead } from './page-head.tsx'

const meta = preview.meta({
  title: 'Shell/Page banner',
  component: PageBanner,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', minHeight: 302 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is hidden from screen readers and lets the pointer through', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

/** The page head on every palette in both themes. */
export const EveryPalette = meta.story({
  decorators: [],
  render: () => (
    <>
      {themes.map((theme) =>
        banners.map((banner) => (
          <div
            key={theme + banner}
            {...themeAttributes({ theme, banner })}
            style={{
              position: 'relative',
              isolation: 'isolate',
              overflow: 'hidden',
              paddingInline: vars.layout.gutter,
              paddingBlockStart: vars.layout.topbarHeight,
              minHeight: 302,
              background: vars.color.canvas,
              color: vars.color.text,
            }}
          >
            <PageBanner />
            <PageHead
              title={`${banner}, ${theme}`}
              facts={<PageFact label="Two-factor authentication on" />}
            />
          </div>
        )),
      )}
    </>
  ),
})

type Rgb = readonly [number, number, number]

/** A screenshot of an element as pixels. */
async function pixelsOf(element: HTMLElement) {
  const { page } = await import('vitest/browser')
  paintPage(true)
  const base64 = await page.screenshot({ element, base64: true, save: false })
  const picture = await createImageBitmap(new Blob([Uint8Array.fromBase64(base64)], { type: 'image/png' }))
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.drawImage(picture, 0, 0)
  const { left, top, width } = element.getBoundingClientRect()
  const scale = picture.width / width
  return (line: DOMRect): Rgb[] => {
    const { data } = context.getImageData(
      (line.left - left) * scale,
      (line.top - top) * scale,
      line.width * scale,
      line.height * scale,
    )
    return Array.from(
      { length: data.length / 4 },
      (_, at) => Array.from(data.slice(at * 4, at * 4 + 3)) as unknown as Rgb,
    )
  }
}

function toRgb(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  return Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3)) as unknown as Rgb
}

const linesOf = (element: Element) => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()]
}

EveryPalette.test('keeps 4.5:1 contrast between its text and each pixel behind it', async ({ canvas }) => {
  // Screenshots are available in tests only.
  if (!('__vitest_browser__' in globalThis)) return
  const failures: string[] = []
  for (const heading of canvas.getAllByRole('heading', { level: 1 })) {
    const section = heading.closest<HTMLElement>('[data-banner]') as HTMLElement
    const texts = [heading, ...section.querySelectorAll('li')]
    const colors = texts.map((text) => toRgb(getComputedStyle(text).color))
    for (const text of section.querySelectorAll<HTMLElement>('h1, li, li *')) text.style.color = 'transparent'
    const pixels = await pixelsOf(section)
    for (const [place, text] of texts.entries()) {
      const ratios = linesOf(text).flatMap((line) =>
        pixels(line).map((ground) => contrastRatio(colors[place] as Rgb, ground)),
      )
      const worst = ratios.reduce((lowest, ratio) => Math.min(lowest, ratio), 21)
      if (worst < 4.5) failures.push(`${heading.textContent}, ${text.tagName}: ${worst.toFixed(2)}`)
    }
  }
  await expect(failures).toEqual([])
})

import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { staysInside } from '../testing/stays-inside.ts'
import { banners, themeAttributes, themes } from '../theme/theme.ts'
import { vars } from '../theme/vars.css.ts'
import { BannerScene } from './banner-scene.tsx'

const frame = { position: 'relative', overflow: 'hidden', height: 302 } as const
const crops = ['head', 'tall', 'error', 'preview'] as const

const meta = preview.meta({
  title: 'Foundations/Banner scene',
  component: BannerScene,
  args: { crop: 'head' as const },
  argTypes: { crop: { control: 'inline-radio', options: crops } },
  parameters: { layout: 'fullscreen', without: { LongText: 'Shows no text but a code of three digits.' } },
  render: (args) => (
    <div style={frame}>
      <BannerScene {...args} />
    </div>
  ),
})

export const Playground = meta.story()

Playground.test('is decorative and clipped by its frame', async ({ canvasElement }) => {
  const scene = canvasElement.querySelector('svg')
  await expect(scene).toHaveAttribute('aria-hidden', 'true')
  await staysInside(document.documentElement)
})

Playground.test(
  'keeps its scale on a wide screen and continues past its edges',
  async ({ canvasElement }) => {
    const scene = canvasElement.querySelector('svg') as SVGSVGElement
    await expect(getComputedStyle(scene).overflow).toBe('visible')
    await expect([900, 1208]).toContain(Math.round(scene.getBoundingClientRect().width))
  },
)

export const Tall = meta.story({
  args: { crop: 'tall', hasConstellations: true },
  render: (args) => (
    <div style={{ ...frame, height: 900, maxWidth: 920 }}>
      <BannerScene {...args} />
    </div>
  ),
})

export const ErrorCode = meta.story({ args: { crop: 'error', hasConstellations: true, code: '404' } })

ErrorCode.test('draws the code in the sky, behind the islands', async ({ canvasElement }) => {
  const code = canvasElement.querySelector('text') as SVGTextElement
  await expect(code).toHaveTextContent('404')
  await expect(code.nextElementSibling?.tagName).toBe('path')
})

/** Two scenes on one page use different ids, so each keeps its own gradients. */
export const Twice = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      {(['orange', 'nyx'] as const).map((banner) => (
        <div key={banner} {...themeAttributes({ theme: 'dark', banner })} style={{ ...frame, height: 160 }}>
          <BannerScene {...args} crop="preview" />
        </div>
      ))}
    </div>
  ),
})

Twice.test('has no duplicate ids', async ({ canvasElement }) => {
  const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id)
  await expect(new Set(ids).size).toBe(ids.length)
})

/** Every palette in both themes. */
export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))', gap: 8 }}>
      {themes.map((theme) =>
        banners.map((banner) => (
          <div key={theme + banner} {...themeAttributes({ theme, banner })} style={{ ...frame, height: 140 }}>
            <BannerScene crop="preview" />
            <span
              style={{
                position: 'absolute',
                insetInlineStart: 8,
                bottom: 8,
                padding: '2px 8px',
                borderRadius: vars.radius.full,
                background: vars.color.canvas,
                color: vars.color.text,
                fontSize: vars.text.xs,
              }}
            >
              {banner}, {theme}
            </span>
          </div>
        )),
      )}
    </div>
  ),
})

export const HighContrast = meta.story({ args: { crop: 'preview' }, parameters: highContrast })

HighContrast.test('keeps its colors as a preview in the picker', async ({ canvasElement }) => {
  const scene = canvasElement.querySelector('svg') as SVGSVGElement
  await expect(getComputedStyle(scene).forcedColorAdjust).toBe('none')
})

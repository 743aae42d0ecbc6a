import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { contrastPairs } from './contrast-pairs.ts'
import { contrastRatio } from './contrast.ts'
import { banners, themeAttributes, themes, type Banner, type Theme } from './theme.ts'
import { text } from './typography.css.ts'
import { vars } from './vars.css.ts'

const meta = preview.meta({ title: 'Foundations/Theme' })

const nameOf = (variable: string) => variable.replace('var(--oly-color-', '').replace(')', '')

export const Colors = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.values(vars.color).map((color) => (
        <div key={color}>
          <div
            style={{
              height: 40,
              borderRadius: 8,
              border: `1px solid ${vars.color.lineStrong}`,
              background: color,
            }}
          />
          <span className={text.xs}>{nameOf(color)}</span>
        </div>
      ))}
    </div>
  ),
})

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl', '5xl'] as const

export const Type = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 8, overflowWrap: 'anywhere' }}>
      {sizes.map((size) => (
        <p key={size} className={text[size]}>
          Żółć, Çağrı, Příliš, Größe 1,284,530
        </p>
      ))}
      <p lang="zh-Hans" className={text.lg}>
        奥林匹斯币已存入您的账户余额。
      </p>
    </div>
  ),
})

function createPainter() {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('No canvas')
  return (...layers: string[]) => {
    context.clearRect(0, 0, 1, 1)
    for (const layer of layers) {
      context.fillStyle = layer
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return [red, green, blue] as const
  }
}

function withProbe<T>(attributes: { theme: Theme; banner: Banner }, measure: (probe: HTMLElement) => T): T {
  const probe = document.createElement('i')
  Object.assign(probe.dataset, attributes)
  document.body.append(probe)
  const result = measure(probe)
  probe.remove()
  return result
}

function resolve(probe: HTMLElement, color: string): string {
  probe.style.color = color
  return getComputedStyle(probe).color
}

export const Palettes = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 4, gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))' }}>
      {themes.map((theme) =>
        banners.map((banner) => (
          <div
            key={theme + banner}
            {...themeAttributes({ theme, banner })}
            style={{ padding: 12, background: vars.color.canvas, color: vars.color.accentText }}
          >
            {banner}
          </div>
        )),
      )}
    </div>
  ),
})

Palettes.test('every pair of colors keeps its contrast in both themes and all banners', async () => {
  const paint = createPainter()
  const failures: string[] = []
  for (const theme of themes) {
    for (const banner of banners) {
      withProbe({ theme, banner }, (probe) => {
        for (const { name, foreground, background, tint, minimum } of contrastPairs) {
          const ground = [background, ...(tint ? [tint] : [])].map((color) => resolve(probe, color))
          const ratio = contrastRatio(paint(...ground, resolve(probe, foreground)), paint(...ground))
          if (ratio < minimum)
            failures.push(`${theme} ${banner}: ${name} has ${ratio.toFixed(2)} of ${minimum}`)
        }
      })
    }
  }
  await expect(failures).toEqual([])
})

Palettes.test('a preview is its own theme, whatever the page around it wears', async () => {
  const canvasOf = (theme: Theme) =>
    withProbe({ theme, banner: 'nyx' }, (probe) => resolve(probe, vars.color.canvas))
  await expect(canvasOf('dark')).toBe('oklch(0.173 0.018 272)')
  await expect(canvasOf('light')).toBe('oklch(0.974 0.00504 272)')
})

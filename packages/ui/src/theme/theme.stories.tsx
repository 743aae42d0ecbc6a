import { expect } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { ContrastTable, Swatches } from '../../docs/color-specimens.tsx'
import { measureContrast, withProbe } from '../../docs/contrast-meter.ts'
import { GameIcons, LucideIcons } from '../../docs/icon-specimens.tsx'
import { Durations, Easings } from '../../docs/motion-specimens.tsx'
import { Elevations, Lengths, Radii } from '../../docs/space-specimens.tsx'
import { Scripts, TypeScale } from '../../docs/type-specimens.tsx'
import { contrastPairs, type ContrastPair } from './contrast-pairs.ts'
import { banners, themeAttributes, themes, type Theme } from './theme.ts'
import { vars } from './vars.css.ts'

const meta = preview.meta({ title: 'Foundations/Theme' })

export const Colors = meta.story({
  render: () => (
    <>
      <Swatches group="color" />
      <Swatches group="rarity" />
      <Swatches group="element" />
    </>
  ),
})

/** The measurements on the color page, which the tests below check. */
export const Contrast = meta.story({ render: () => <ContrastTable /> })

Contrast.test('shows the contrast of every pair, each at or above its minimum', async ({ canvas }) => {
  const [, ...rows] = canvas.getAllByRole('row')
  await expect(rows).toHaveLength(contrastPairs.length)
  for (const row of rows) {
    const [, now = 0, minimum = 0] = [...row.querySelectorAll('td')].map((cell) =>
      Number.parseFloat(cell.textContent),
    )
    await expect(now).toBeGreaterThanOrEqual(minimum)
  }
})

export const Type = meta.story({
  render: () => (
    <>
      <TypeScale />
      <Scripts />
    </>
  ),
})

export const Space = meta.story({
  render: () => (
    <>
      <Lengths of="space" />
      <Lengths of="border" />
      <Lengths of="control" />
      <Lengths of="size" />
      <Radii />
      <Elevations />
    </>
  ),
})

export const Motion = meta.story({
  render: () => (
    <>
      <Durations />
      <Easings />
    </>
  ),
})

Motion.test('moves nothing with reduced motion', async ({ canvas, canvasElement, userEvent }) => {
  const system = window.matchMedia
  window.matchMedia = (query) => system(query.includes('reduced-motion') ? '(min-width: 0px)' : query)
  try {
    const [play] = canvas.getAllByRole('button', { name: 'Play' })
    if (play) await userEvent.click(play)
    const moving = canvasElement
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
    await expect(moving.some(({ transform }) => transform !== undefined)).toBe(false)
  } finally {
    window.matchMedia = system
  }
})

export const Icons = meta.story({
  parameters: notPictured,
  render: () => (
    <>
      <LucideIcons />
      <GameIcons />
    </>
  ),
})

Icons.test('finds an icon by part of its name', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the game icons' }), 'spear')
  await expect(canvas.getByText('barbed-spear')).toBeVisible()
  await expect(canvas.queryByText('amphora')).toBeNull()
})

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

Palettes.test('keep the contrast of every color pair in both themes and all banners', async () => {
  const failures = themes.flatMap((theme) =>
    banners.flatMap((banner) =>
      measureContrast(contrastPairs, { theme, banner }).flatMap((ratio, place) => {
        const { name, minimum } = contrastPairs[place] as ContrastPair
        return ratio < minimum ? [`${theme} ${banner}: ${name} has ${ratio.toFixed(2)} of ${minimum}`] : []
      }),
    ),
  )
  await expect(failures).toEqual([])
})

Palettes.test('show a preview in its own theme, regardless of the page’s theme', async () => {
  const canvasOf = (theme: Theme) =>
    withProbe({ theme, banner: 'nyx' }, (resolve) => resolve(vars.color.canvas))
  await expect(canvasOf('dark')).toBe('oklch(0.173 0.018 272)')
  await expect(canvasOf('light')).toBe('oklch(0.974 0.00504 272)')
})

import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasForcedColors } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { realUser } from '../testing/real-user.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { banners, isTheme, type Banner } from '../theme/theme.ts'
import { BannerPicker } from './banner-picker.tsx'

const nameOf = (banner: string) => banner.charAt(0).toUpperCase() + banner.slice(1)

const meta = preview.meta({
  title: 'Shell/Banner picker',
  component: BannerPicker,
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile', 'light mobile'),
  args: {
    theme: 'dark' as const,
    banners: banners.map((value) => ({ value, label: nameOf(value) })),
    defaultValue: 'orange' as const,
    onValueChange: fn(),
    saveError: 'Your background could not be saved, so we restored the previous one.',
    'aria-label': 'Background',
  },
  argTypes: { banners: { control: false }, save: { control: false } },
  render: (args, { globals: { theme } }) => (
    <BannerPicker {...args} theme={isTheme(theme) ? theme : 'dark'} />
  ),
})

export const Playground = meta.story()

Playground.test('names the group and every scene', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Background' })).toBeVisible()
  await expect(canvas.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(
    banners.map(nameOf),
  )
})

Playground.test('applies a scene at once after a click anywhere on its picture', async ({ canvas, args }) => {
  const { click } = await realUser()
  const nyx = canvas.getByRole('radio', { name: 'Nyx' })
  await click(nyx)
  await expect(nyx).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('nyx')
})

Playground.test('is one tab stop, and the arrow keys choose', async ({ canvas }) => {
  const { keyboard } = await realUser()
  await keyboard('{Tab}')
  const orange = canvas.getByRole('radio', { name: 'Orange' })
  await waitFor(() => expect(orange).toHaveFocus())
  await expect(getComputedStyle(orange.closest('label') as HTMLElement).outlineStyle).toBe('solid')
  await keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Aegean' })).toBeChecked()
  await keyboard('{ArrowLeft}{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: 'Bronze' })).toBeChecked()
})

Playground.test('marks the choice with a check mark, not with color alone', async ({ canvas }) => {
  const ticks = canvas
    .getAllByRole('radio')
    .map((radio) =>
      radio.closest('label')?.querySelector('.lucide-check')?.checkVisibility({ visibilityProperty: true }),
    )
  await expect(ticks).toEqual(banners.map((banner) => banner === 'orange'))
})

Playground.test('draws each scene in its own colors', async ({ canvas }) => {
  const swatches = canvas.getAllByRole('radio').map((radio) => {
    const label = radio.closest('label') as HTMLElement
    return getComputedStyle(label).getPropertyValue('--oly-hue-accent-hue')
  })
  await expect(new Set(swatches).size).toBe(banners.length)
})

/** Saving fails for Nyx and succeeds for all others. */
export const NotSaved = meta.story({
  args: {
    save: fn((banner: Banner) =>
      banner === 'nyx' ? Promise.reject(new Error('offline')) : Promise.resolve(),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Laurel' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Nyx' }))
    await canvas.findByText(/could not be saved/)
  },
})

NotSaved.test(
  'goes back to the last saved scene when saving fails and explains why',
  async ({ canvas, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Laurel' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('laurel')
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/could not be saved/)
    await waitFor(() =>
      expect(document.querySelector('[data-live-announcer] [aria-live=assertive]')).toHaveTextContent(
        /could not be saved/,
      ),
    )
  },
)

NotSaved.test('clears the error with the next choice', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('radio', { name: 'Rose' }))
  await expect(canvas.queryByText(/could not be saved/)).toBeNull()
  await expect(canvas.getByRole('radio', { name: 'Rose' })).toBeChecked()
})

const pendingSaves: (() => void)[] = []

export const SavedInTurn = meta.story({
  parameters: notPictured,
  args: { save: fn(() => new Promise<void>((resolve) => pendingSaves.push(resolve))) },
})

SavedInTurn.test('saves one at a time, so the last choice wins', async ({ canvas, userEvent, args }) => {
  pendingSaves.length = 0
  for (const name of ['Rose', 'Nyx', 'Bronze']) await userEvent.click(canvas.getByRole('radio', { name }))
  await expect(canvas.getByRole('radio', { name: 'Bronze' })).toBeChecked()
  for (const [place, banner] of (['rose', 'nyx', 'bronze'] as const).entries()) {
    await waitFor(() => expect(pendingSaves).toHaveLength(place + 1))
    await expect(args.save).toHaveBeenLastCalledWith(banner)
    pendingSaves[place]?.()
  }
})

export const AllVariants = meta.story({ ...NotSaved.input })

export const LongText = meta.story({
  parameters: picturedIn('dark mobile', 'light desktop'),
  args: {
    banners: Object.values(longTexts).map((label, place) => ({ value: banners[place] ?? 'orange', label })),
  },
})

LongText.test('wraps the name and stays in its column', async ({ canvas }) => {
  const group = canvas.getByRole('radiogroup')
  await staysInside(group)
  await staysInside(canvas.getAllByRole('radio').map((radio) => radio.closest('label')))
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test(
  'keeps the scenes and marks the choice with an outline and a check mark',
  async ({ canvas }) => {
    await hasForcedColors()
    const chosen = canvas.getByRole('radio', { name: 'Orange' }).closest('label') as HTMLElement
    await expect(getComputedStyle(chosen).outlineStyle).toBe('solid')
    await expect(chosen.querySelector('.lucide-check')).toBeVisible()
    const scenes = canvas.getAllByRole('radio').map((radio) => radio.parentElement?.querySelector('svg'))
    await expect(scenes.every((scene) => scene && getComputedStyle(scene).forcedColorAdjust === 'none')).toBe(
      true,
    )
  },
)

import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { realUser } from '../testing/real-user.ts'
import { longTexts } from '../testing/long-texts.ts'
import { applyTheme, defaultBanner, type Theme } from '../theme/theme.ts'
import { vars } from '../theme/vars.css.ts'
import type { ThemeChoice } from './theme-icons.ts'
import { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'

const options = [
  { value: 'dark', label: 'Dark' },
  { value: 'light', label: 'Light' },
] as const
const withSystem = [...options, { value: 'system', label: 'System' }] as const

const meta = preview.meta({
  title: 'Shell/Theme switch',
  component: ThemeSwitch<ThemeChoice>,
  args: { options, defaultValue: 'dark' as const, 'aria-label': 'Theme', onValueChange: fn() },
  argTypes: { options: { control: false }, value: { control: false } },
})

export const Playground = meta.story()

Playground.test('is one tab stop, and the arrow keys choose at once', async ({ canvas, args }) => {
  const { keyboard } = await realUser()
  await keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus())
  await keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('light')
})

Playground.test('names its icons', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible()
  await expect(canvas.getByText('Light')).toBeVisible()
})

export const WithSystem = meta.story({ args: { options: withSystem, defaultValue: 'system' } })

function Page(args: ThemeSwitchProps<ThemeChoice>) {
  const [theme, setTheme] = useState<ThemeChoice>('dark')
  return (
    <div
      data-theme={theme}
      data-banner={defaultBanner}
      style={{ background: vars.color.canvas, padding: 16 }}
    >
      <ThemeSwitch {...args} value={theme} onValueChange={setTheme} />
    </div>
  )
}

/** Controlled by the page, which applies the theme at once. */
export const OnThePage = meta.story({
  parameters: notPictured,
  render: (args) => <Page {...args} />,
})

OnThePage.test('changes the color scheme with the theme', async ({ canvas, userEvent }) => {
  const page = canvas.getByRole('radiogroup').parentElement as HTMLElement
  await expect(getComputedStyle(page).colorScheme).toBe('dark')
  await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
  await expect(getComputedStyle(page).colorScheme).toBe('light')
})

OnThePage.test('changes the theme of the page without transitions', async ({ canvas }) => {
  const page = canvas.getByRole('radiogroup').parentElement as HTMLElement
  page.style.transition = 'background-color 10s'
  const ground = () => getComputedStyle(page).backgroundColor
  const wear = (theme: Theme) => applyTheme(page, { theme, banner: defaultBanner })
  const dark = ground()
  wear('light')
  const light = ground()
  await expect(light).not.toBe(dark)
  wear('dark')
  await expect(ground()).toBe(dark)
  await expect(page.getAnimations()).toEqual([])
})

export const Disabled = meta.story({ args: { disabled: true } })

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      {withSystem.map(({ value }) => (
        <ThemeSwitch key={value} {...args} options={withSystem} defaultValue={value} aria-label={value} />
      ))}
      <ThemeSwitch {...args} aria-label="Two" defaultValue="light" />
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 280 }}>
      {Object.values(longTexts).map((label) => (
        <ThemeSwitch
          key={label}
          {...args}
          aria-label={label}
          options={options.map(({ value }) => ({ value, label }))}
        />
      ))}
    </div>
  ),
})

LongText.test('stays inside its column', async ({ canvas }) => {
  for (const group of canvas.getAllByRole('radiogroup'))
    await expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(280)
})

export const HighContrast = meta.story({ args: { options: withSystem }, parameters: highContrast })

HighContrast.test('marks the choice with an outline', async ({ canvas }) => {
  const chosen = canvas.getByRole('radio', { name: 'Dark' }).closest('label')
  await expect(chosen && getComputedStyle(chosen).outlineStyle).toBe('solid')
})

import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { realUser } from '../testing/real-user.ts'
import { ThemePicker } from './theme-picker.tsx'

const meta = preview.meta({
  title: 'Shell/Theme picker',
  component: ThemePicker,
  args: {
    banner: 'orange' as const,
    options: [
      { value: 'dark' as const, label: 'Dark' },
      { value: 'light' as const, label: 'Light' },
    ],
    defaultValue: 'dark' as const,
    onValueChange: fn(),
    saveError: 'Your theme could not be saved, so we restored the previous one.',
    'aria-label': 'Theme',
  },
  argTypes: { options: { control: false }, save: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 556 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is one tab stop, and the arrow keys choose at once', async ({ canvas, args }) => {
  const { keyboard } = await realUser()
  await keyboard('{Tab}{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledWith('light')
})

export const NotSaved = meta.story({
  args: { save: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Light' }))
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked())
  },
})

NotSaved.test('reverts the choice and announces why', async ({ canvas, args }) => {
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(/could not be saved/)
  await expect(args.onValueChange).toHaveBeenLastCalledWith('dark')
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('shows both themes in their own colors', async ({ canvas }) => {
  const [dark, light] = canvas
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.querySelector('[data-theme]') as HTMLElement)
  await expect(getComputedStyle(dark as HTMLElement).backgroundColor).not.toBe(
    getComputedStyle(light as HTMLElement).backgroundColor,
  )
})

import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ThemeButton } from './theme-button.tsx'

const meta = preview.meta({
  title: 'Shell/Theme button',
  component: ThemeButton,
  args: { value: 'dark' as const, onValueChange: fn(), label: 'Switch to the light theme' },
  argTypes: {
    value: { control: 'inline-radio', options: ['dark', 'light'] },
    look: { control: 'inline-radio', options: ['icon', 'button'] },
  },
})

export const Playground = meta.story()

Playground.test(
  'switches to the other theme, by pointer and keyboard',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to the light theme' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('light')
  },
)

export const InTheLightTheme = meta.story({
  args: { value: 'light', label: 'Switch to the dark theme' },
})

InTheLightTheme.test('switches to the dark theme', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Switch to the dark theme' }))
  await expect(args.onValueChange).toHaveBeenCalledWith('dark')
})

export const Vetoed = meta.story({ args: { onClick: (event) => event.preventDefault() } })

Vetoed.test('keeps the theme if its caller prevents the press', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button'))
  await expect(args.onValueChange).not.toHaveBeenCalled()
})

export const WithWord = meta.story({ args: { look: 'button', label: 'Light' } })

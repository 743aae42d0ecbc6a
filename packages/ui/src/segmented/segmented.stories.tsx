import { Moon, Sun } from 'lucide-react'
import { expect, fn } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { Segmented } from './segmented.tsx'

const meta = preview.meta({
  title: 'Fields/Segmented',
  component: Segmented,
  args: {
    'aria-label': 'Rewards',
    options: [
      { value: 'regular', label: 'Regular' },
      { value: 'jackpot', label: 'Jackpot' },
    ],
    onValueChange: fn(),
  },
})

export const Default = meta.story()

Default.test('changes with pointer and arrows', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByText('Jackpot'))
  await expect(canvas.getByRole('radio', { name: 'Jackpot' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect(canvas.getByRole('radio', { name: 'Regular' })).toBeChecked()
  await expect(args.onValueChange).toHaveBeenCalledTimes(2)
})

export const WithIcons = meta.story({
  args: {
    'aria-label': 'Theme',
    options: [
      { value: 'dark', label: 'Dark', icon: <Icon icon={Moon} size={14} /> },
      { value: 'light', label: 'Light', icon: <Icon icon={Sun} size={14} /> },
    ],
  },
})

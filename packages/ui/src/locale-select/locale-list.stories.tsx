import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { realUser } from '../testing/real-user.ts'
import { storyLanguages, storyLanguageTexts } from '../testing/story-places.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { LocaleList, type LocaleListProps } from './locale-list.tsx'

const meta = preview.meta({
  title: 'Shell/Locale list',
  component: LocaleList<string>,
  args: {
    label: 'Language',
    locales: storyLanguages,
    value: 'en',
    onValueChange: fn(),
    texts: storyLanguageTexts,
  },
  argTypes: { locales: { control: false }, texts: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 556 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is one group that names each language in that language', async ({ canvas }) => {
  await expect(canvas.getByRole('radiogroup', { name: 'Language' })).toBeVisible()
  await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(canvas.getByText('Čeština')).toHaveAttribute('lang', 'cs-CZ')
})

function PageLanguage(args: LocaleListProps<string>) {
  const [value, setValue] = useState('en')
  return <LocaleList {...args} value={value} onValueChange={setValue} />
}

export const Walked = meta.story({
  render: (args) => <PageLanguage {...args} />,
})

Walked.test('is one tab stop, and the arrow keys choose', async ({ canvas }) => {
  const { keyboard } = await realUser()
  await keyboard('{Tab}')
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'English' })).toHaveFocus())
  await keyboard('{ArrowDown}')
  await expect(canvas.getByRole('radio', { name: 'Español' })).toBeChecked()
  await waitFor(() => expect(canvas.getByRole('radio', { name: 'Español' })).toHaveFocus())
})

export const Pending = meta.story({ args: { pendingValue: 'fr' } })

Pending.test('marks the loading language and is busy', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'Français' })).toBeChecked()
  await expect(canvas.getByRole('radiogroup')).toHaveAttribute('aria-busy', 'true')
})

export const Failed = meta.story({ args: { hasFailed: true } })

Failed.test('keeps the old language and shows the error below', async ({ canvas }) => {
  await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(storyLanguageTexts.failed)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('marks the language of the page with an edge and a tick', async ({ canvas }) => {
  const option = canvas.getByText('English').closest('label')
  await hasEdge(option)
  await expect(option?.querySelector('svg')).toBeVisible()
})

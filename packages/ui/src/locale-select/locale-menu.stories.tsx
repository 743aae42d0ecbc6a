import { expect, fn, waitFor } from 'storybook/test'

import { notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { realUser } from '../testing/real-user.ts'
import { storyLanguages, storyLanguageTexts } from '../testing/story-places.tsx'
import { LocaleMenu } from './locale-menu.tsx'

const meta = preview.meta({
  title: 'Shell/Locale menu',
  component: LocaleMenu<string>,
  args: {
    label: 'Language',
    currentLabel: 'Language: English',
    shortName: 'EN',
    locales: storyLanguages,
    value: 'en',
    onValueChange: fn(),
    texts: storyLanguageTexts,
  },
  argTypes: { locales: { control: false }, texts: { control: false } },
})

export const Playground = meta.story()

export const Open = meta.story({
  decorators: [
    (Story) => (
      <div style={{ height: 460 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'EN Language: English' }))
    await canvas.findByRole('menuitemradio', { name: 'Deutsch' })
  },
})

Open.test(
  'starts on the language of the page and names each language in that language',
  async ({ canvas }) => {
    const english = canvas.getByRole('menuitemradio', { name: 'English' })
    await waitFor(() => expect(english).toHaveFocus())
    await expect(english).toBeChecked()
    await expect(canvas.getByRole('menuitemradio', { name: 'Türkçe' })).toHaveAttribute('lang', 'tr-TR')
  },
)

Open.test('reports the choice and returns the focus', async ({ canvas, args }) => {
  const { keyboard } = await realUser()
  await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'English' })).toHaveFocus())
  await keyboard('{ArrowDown}{Enter}')
  await expect(args.onValueChange).toHaveBeenCalledWith('es')
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
})

export const Pending = meta.story({ args: { pendingValue: 'fr' } })

Pending.test(
  'is busy until the texts have loaded, and can still be opened',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'EN Language: English' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'English' })).toBeChecked())
  },
)

export const InTurkish = meta.story({
  parameters: notPictured,
  args: { currentLabel: 'Dil: İngilizce', label: 'Dil', value: 'it', shortName: 'IT' },
})

InTurkish.test(
  'shows the code as given, without capitalizing it by the rules of Turkish',
  async ({ canvas }) => {
    await expect(canvas.getByText('IT')).toHaveAttribute('translate', 'no')
  },
)

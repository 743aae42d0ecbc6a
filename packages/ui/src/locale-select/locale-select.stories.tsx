import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'

import { highContrast, notPictured } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { storyLanguages, storyLanguageTexts } from '../testing/story-places.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { LocaleSelect, type LocaleSelectProps } from './locale-select.tsx'

const meta = preview.meta({
  title: 'Shell/Locale select',
  component: LocaleSelect<string>,
  args: {
    label: 'Language',
    locales: storyLanguages,
    value: 'en',
    onValueChange: fn(),
    texts: storyLanguageTexts,
  },
  argTypes: {
    look: { control: 'inline-radio', options: ['ghost', 'button'] },
    value: { control: 'select', options: storyLanguages.map(({ code }) => code) },
    pendingValue: { control: 'select', options: [null, ...storyLanguages.map(({ code }) => code)] },
    locales: { control: false },
    texts: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 80, paddingBlock: 24 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test(
  'names each language in that language, visibly and to a screen reader',
  async ({ canvas }) => {
    const german = canvas.getByRole<HTMLOptionElement>('option', { name: 'Deutsch', hidden: true })
    await expect(german.lang).toBe('de-DE')
    await expect(canvas.getAllByRole('option', { hidden: true })).toHaveLength(10)
    await expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveDisplayValue('English')
  },
)

Playground.test('reports the code of the choice and keeps the focus', async ({ canvas, userEvent, args }) => {
  const select = canvas.getByRole('combobox', { name: 'Language' })
  await userEvent.tab()
  await waitFor(() => expect(select).toHaveFocus())
  await userEvent.selectOptions(select, 'pl')
  await expect(args.onValueChange).toHaveBeenCalledWith('pl')
  await waitFor(() => expect(select).toHaveFocus())
  await expect(select, 'shows the language of the page until its owner changes it').toHaveValue('en')
})

Playground.test('shows the keyboard focus', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const frame = canvas.getByRole('combobox').parentElement as HTMLElement
  await expect(getComputedStyle(frame).outlineStyle).toBe('solid')
})

export const Pending = meta.story({ args: { pendingValue: 'fr' } })

Pending.test('shows the loading language and is busy until it has loaded', async ({ canvas }) => {
  const select = canvas.getByRole('combobox', { name: 'Language' })
  await expect(select).toHaveAttribute('aria-busy', 'true')
  await expect(select).toHaveDisplayValue('Français')
})

export const Failed = meta.story({
  args: { hasFailed: true },
  play: ({ canvas }) => canvas.getByRole('combobox').focus(),
})

Failed.test(
  'shows the error beside the control while it has hover or focus',
  async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await expect(select).toBeInvalid()
    await expect(select).toHaveAccessibleDescription(storyLanguageTexts.failed)
    await expect(canvas.getByText(storyLanguageTexts.failed)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByText(storyLanguageTexts.failed)).not.toBeVisible()
  },
)

export const ButtonLook = meta.story({ args: { look: 'button' } })

export const Disabled = meta.story({ args: { disabled: true } })

Disabled.test('cannot be reached', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  await expect(canvas.getByRole('combobox')).not.toHaveFocus()
})

function PageLanguage(args: LocaleSelectProps<string>) {
  const [value, setValue] = useState('en')
  const [pendingValue, setPending] = useState<string | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const choose = async (code: string) => {
    setPending(code)
    setFailed(false)
    await Promise.resolve()
    setPending(null)
    if (code === 'fr') setFailed(true)
    else setValue(code)
  }
  return (
    <LocaleSelect
      {...args}
      value={value}
      pendingValue={pendingValue}
      hasFailed={hasFailed}
      texts={{ ...storyLanguageTexts, changed: value === 'de' ? 'Sprache: Deutsch' : 'Language: English' }}
      onValueChange={(code) => void choose(code)}
    />
  )
}

/** Loads the texts, then switches, like the page does. French fails to load. */
export const WithLoading = meta.story({
  parameters: notPictured,
  render: (args) => <PageLanguage {...args} />,
})

const announced = (politeness: string) =>
  document.querySelector(`[data-live-announcer] [aria-live=${politeness}]`)

WithLoading.test('announces the change in the new language', async ({ canvas, userEvent }) => {
  const select = canvas.getByRole('combobox')
  await userEvent.selectOptions(select, 'de')
  await waitFor(() => expect(select).toHaveValue('de'))
  await waitFor(() => expect(announced('polite')).toHaveTextContent('Sprache: Deutsch'))
})

WithLoading.test(
  'keeps the old language after a failure and announces it at once',
  async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox')
    await userEvent.selectOptions(select, 'fr')
    await waitFor(() => expect(select).toBeInvalid())
    await expect(select).toHaveValue('en')
    await waitFor(() => expect(announced('assertive')).toHaveTextContent(storyLanguageTexts.failed))
  },
)

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', marginBlockEnd: 16 } as const

export const AllVariants = meta.story({
  render: (args) => (
    <>
      {(['ghost', 'button'] as const).map((look) => (
        <div key={look} style={row}>
          <LocaleSelect {...args} look={look} label={`${look}, at rest`} />
          <LocaleSelect {...args} look={look} label={`${look}, Chinese`} value="hk" />
          <LocaleSelect {...args} look={look} label={`${look}, pending`} pendingValue="tr" />
          <LocaleSelect {...args} look={look} label={`${look}, failed`} hasFailed />
          <LocaleSelect {...args} look={look} label={`${look}, disabled`} disabled />
        </div>
      ))}
    </>
  ),
})

export const LongText = meta.story({
  args: { locales: Object.values(longTexts).map((name) => ({ code: name, tag: 'de-DE', name })) },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, width: 240 }}>
      {Object.values(longTexts).map((name) => (
        <LocaleSelect key={name} {...args} value={name} label={name} look="button" />
      ))}
    </div>
  ),
})

LongText.test('truncates the name inside its column', async ({ canvas }) => {
  for (const select of canvas.getAllByRole('combobox'))
    await expect(select.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(240)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps an edge around every control', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('combobox').map((select) => select.parentElement))
})

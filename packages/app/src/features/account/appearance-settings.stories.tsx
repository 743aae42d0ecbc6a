import { fails, mock, offline } from '@olympus/api-client/mock'
import { sampleUser } from '@olympus/api-client/mocks/sample-user'
import { changeAppearance, getUser } from '@olympus/contract/account'
import { http, HttpResponse } from 'msw'
import { expect, screen, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { allPages } from '../../stories/all-pages.ts'
import { everyMode } from '../../stories/page-modes.ts'
import { mocked } from '../../stories/mocked.ts'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say } from '../../stories/say.ts'
import type { Play } from '../../stories/type-into.ts'
import { choiceKey } from '../../theme/browser-choice.ts'

const kept: unknown[] = []
const forgetChoices = () => {
  for (const name of ['theme', 'banner', 'locale', 'account'] as const)
    localStorage.removeItem(choiceKey(name))
}

const meta = preview.meta({
  title: 'Pages/Settings/Appearance',
  component: PortalAt,
  args: { path: '/settings/appearance' },
  parameters: { layout: 'fullscreen' },
  loaders: [allPages],
  beforeEach({ msw }) {
    kept.length = 0
    msw.use(
      mock(changeAppearance, ({ body }) => {
        kept.push(body)
        const { theme, banner, locale } = sampleUser
        return { theme, banner, locale, ...body } as never
      }),
    )
    return forgetChoices
  },
})

/** Each story starts with the theme and banner of the toolbar, whatever the previous story chose. */
const root = () => document.documentElement

export const Default = meta.story({ parameters: everyMode })

const choose =
  (name: string) =>
  async ({ canvas, userEvent }: Play) =>
    userEvent.click(await canvas.findByRole('radio', { name: say(name) }))

Default.test('changes the banner at once and saves it on the account', async (context) => {
  await choose('Nyx')(context)
  await expect(root().dataset['banner']).toBe('nyx')
  await expect(context.canvas.getByRole('radio', { name: say('Nyx') })).toBeChecked()
  await waitFor(() => expect(kept).toEqual([{ banner: 'nyx' }]))
})

Default.test('can be chosen by keyboard alone', async ({ canvas, userEvent }) => {
  const orange = await canvas.findByRole('radio', { name: say('Orange') })
  orange.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(canvas.getByRole('radio', { name: say('Aegean') })).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await waitFor(() => expect(kept).toEqual([{ banner: 'aegean' }, { banner: 'laurel' }]))
})

/** Fixes the starting language, because the story switches to another one. */
const inEnglish = { locale: 'en' }

const chooseLight = async ({ canvas, userEvent }: Play) => {
  const radios = (await canvas.findAllByRole('radio')) as HTMLInputElement[]
  for (const radio of radios) if (radio.value === 'light') await userEvent.click(radio)
}

export const OtherTheme = meta.story({
  globals: { theme: 'dark' },
  async play(context) {
    await chooseLight(context)
    await waitFor(() => expect(kept).toEqual([{ theme: 'light' }]))
  },
})

OtherTheme.test('applies the theme at once and saves it', async () => {
  await expect(root().dataset['theme']).toBe('light')
  await waitFor(() => expect(kept).toEqual([{ theme: 'light' }]))
})

export const OtherLanguage = meta.story({
  globals: inEnglish,
  // Waits for the save. Otherwise the next story would receive it.
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Deutsch' }))
    await waitFor(() => expect(kept).toEqual([{ locale: 'de' }]))
  },
})

OtherLanguage.test('switches the language at once and saves it', async () => {
  await waitFor(() => expect(root().lang).toBe('de-DE'))
  await expect(kept).toEqual([{ locale: 'de' }])
})

export const ChosenInAnotherTab = meta.story({
  globals: inEnglish,
  async play({ canvas }) {
    await canvas.findByRole('radio', { name: 'Deutsch' })
    dispatchEvent(new StorageEvent('storage', { key: choiceKey('locale'), newValue: 'de' }))
  },
})

ChosenInAnotherTab.test('follows the other tab without saving again', async ({ canvas }) => {
  await waitFor(() => expect(root().lang).toBe('de-DE'))
  await expect(canvas.getByRole('radio', { name: 'Deutsch' })).toBeChecked()
  await expect(kept).toEqual([])
})

export const LanguageNotLoaded = meta.story({
  globals: inEnglish,
  beforeEach: ({ msw }) => msw.use(http.get('/assets/texts-dev.pl.*', () => HttpResponse.error())),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('radio', { name: 'Polski' })),
})

LanguageNotLoaded.test('keeps the previous language and saves nothing', async ({ canvas }) => {
  await canvas.findByText(say('This language could not be loaded. Try again.'))
  await expect(canvas.getByRole('radio', { name: 'English' })).toBeChecked()
  await expect(kept).toEqual([])
})

export const BackgroundNotSaved = meta.story({
  ...mocked(changeAppearance, offline()),
  play: choose('Nyx'),
})

BackgroundNotSaved.test('reverts the choice and shows a message', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Your background could not be saved, so we restored the previous one.')),
    ).toBeVisible(),
  )
  await expect(canvas.getByRole('radio', { name: say('Orange') })).toBeChecked()
  await expect(root().dataset['banner']).toBe('orange')
})

export const ThemeNotSaved = meta.story({
  globals: { theme: 'dark' },
  ...mocked(changeAppearance, fails('TOO_MANY_REQUESTS')),
  play: chooseLight,
})

ThemeNotSaved.test('reverts the choice and shows a message', async ({ canvas }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Your theme could not be saved, so we restored the previous one.')),
    ).toBeVisible(),
  )
  await expect(root().dataset['theme']).toBe('dark')
})

export const LanguageNotSaved = meta.story({
  globals: inEnglish,
  ...mocked(changeAppearance, offline()),
  play: async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('radio', { name: 'Deutsch' })),
})

LanguageNotSaved.test('reverts the choice and shows a message', async ({ canvas }) => {
  // The text depends on the language at that moment.
  await waitFor(() =>
    expect(
      canvas.getByText(say('Your language could not be saved, so we restored the previous one.')),
    ).toBeVisible(),
  )
  await waitFor(() => expect(root().lang).toBe('en-US'))
})

/** The account's choices, applied in this browser for the first time. */
export const TakenUp = meta.story({
  globals: { theme: 'dark', banner: 'orange' },
  ...mocked(getUser, { ...sampleUser, banner: 'amethyst', theme: 'light' }),
})

TakenUp.test('applies the choices of the account', async ({ canvas }) => {
  await waitFor(() => expect(root().dataset).toMatchObject({ banner: 'amethyst', theme: 'light' }))
  await waitFor(() => expect(canvas.getByRole('radio', { name: say('Amethyst') })).toBeChecked())
  await expect(localStorage.getItem(choiceKey('banner'))).toBe('amethyst')
})

const pressThemeButton = async ({ canvas, userEvent }: Play) =>
  userEvent.click(await canvas.findByRole('button', { name: say('Switch to the light theme') }))

export const ByTheTopBar = meta.story({
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
  play: pressThemeButton,
})

ByTheTopBar.test('saves the theme on the account, too', async () => {
  await waitFor(() => expect(kept).toEqual([{ theme: 'light' }]))
})

export const ByTheTopBarOffline = meta.story({
  globals: { theme: 'dark', viewport: { value: 'desktop' } },
  ...mocked(changeAppearance, offline()),
  play: pressThemeButton,
})

ByTheTopBarOffline.test('keeps the choice in this browser and shows a message', async () => {
  await screen.findByText(
    say('We could not save this choice to your account. It applies in this browser only.'),
  )
  await expect(root().dataset['theme']).toBe('light')
})

import { http, HttpResponse } from 'msw'
import { expect, waitFor } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { PortalAt } from '../stories/portal-at.tsx'
import { say } from '../stories/say.ts'

const meta = preview.meta({
  title: 'Shell/Language',
  component: PortalAt,
  args: { path: '/login', isVisitor: true },
  // Fixes the starting language, because the story switches to another one.
  globals: { locale: 'en' },
  parameters: { layout: 'fullscreen' },
})

export const OnTheLoginPage = meta.story()

OnTheLoginPage.test('keeps the page, the input and the focus', async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText(say('Email')), 'theron@example.com')
  const select = canvas.getByLabelText(say('Language'))
  await userEvent.click(select)
  await userEvent.selectOptions(select, 'de')
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Anmelden' })).toBeVisible())
  await expect(canvas.getByLabelText('E-Mail')).toHaveValue('theron@example.com')
  await waitFor(() => expect(select).toHaveFocus())
  await expect(document.documentElement.lang).toBe('de-DE')
})

export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/assets/texts-dev.pl.*', () => HttpResponse.error())),
})

NotLoaded.test('shows an error and keeps the previous language', async ({ canvas, userEvent }) => {
  const select = await canvas.findByLabelText(say('Language'))
  await userEvent.selectOptions(select, 'pl')
  await waitFor(() =>
    expect(canvas.getByText(say('This language could not be loaded. Try again.'))).toBeInTheDocument(),
  )
  await waitFor(() => expect(select).toHaveValue('en'))
  await expect(document.documentElement.lang).toBe('en-US')
})

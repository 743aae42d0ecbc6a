import { expect, waitFor } from 'storybook/test'

import preview from '../../../../../.storybook/preview.tsx'
import { PortalAt } from '../../stories/portal-at.tsx'
import { say, written } from '../../stories/say.ts'
import { pageModes } from '../../stories/page-modes.ts'

const meta = preview.meta({
  title: 'Pages/Legal',
  component: PortalAt,
  args: { path: '/terms-of-service', isVisitor: true },
  parameters: { layout: 'fullscreen' },
})

export const Terms = meta.story({ parameters: pageModes })

Terms.test('has contents that link to its sections', async ({ canvas, canvasElement }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(say('Last updated: {updatedOn}', { updatedOn: written.calendarDate('2025-06-12') })),
    ).toBeVisible(),
  )
  for (const link of canvasElement.querySelectorAll('nav a'))
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '#')).toBeVisible()
})

export const Privacy = meta.story({ args: { path: '/privacy-policy' } })

export const TermsInGerman = meta.story({ globals: { locale: 'de' } })

TermsInGerman.test('has its language set to German', async ({ canvas }) => {
  const [section] = await canvas.findAllByRole('region')
  await expect(section?.closest('[lang]')).toHaveAttribute('lang', 'de-DE')
})

export const TermsWhereNotTranslated = meta.story({ globals: { locale: 'tr' } })

TermsWhereNotTranslated.test('is marked as English and has a notice', async ({ canvas }) => {
  const notice = say('This text has not been translated yet. It is shown in English.')
  await expect(await canvas.findByText(notice)).toBeVisible()
  const [section] = await canvas.findAllByRole('region')
  await expect(section?.closest('[lang]')).toHaveAttribute('lang', 'en-US')
})

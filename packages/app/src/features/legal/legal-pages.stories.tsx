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

export const PrivacyInTurkish = meta.story({ args: { path: '/privacy-policy' }, globals: { locale: 'tr' } })

PrivacyInTurkish.test('has its language set to Turkish', async ({ canvas }) => {
  const [section] = await canvas.findAllByRole('region')
  await expect(section?.closest('[lang]')).toHaveAttribute('lang', 'tr-TR')
})

export const TermsInGerman = meta.story({ globals: { locale: 'de' } })

TermsInGerman.test('has its language set to German', async ({ canvas }) => {
  const [section] = await canvas.findAllByRole('region')
  await expect(section?.closest('[lang]')).toHaveAttribute('lang', 'de-DE')
})

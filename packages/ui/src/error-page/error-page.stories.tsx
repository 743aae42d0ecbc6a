import { ArrowLeft } from 'lucide-react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Brand } from '../brand/brand.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { ErrorPage } from './error-page.tsx'

const meta = preview.meta({
  title: 'Layout/Error page',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: {
    code: '404',
    title: 'Page Not Found',
    message: 'The page you’re looking for doesn’t exist',
    brand: (
      <Brand asChild>
        <a href="#home" aria-label="Olympus, home" />
      </Brand>
    ),
    actions: (
      <>
        <ButtonLink tone="primary" size="lg" href="#home">
          Go Home
        </ButtonLink>
        <Button size="lg" icon={<Icon icon={ArrowLeft} />}>
          Go Back
        </Button>
      </>
    ),
    footnote: (
      <>
        If you believe this is a mistake, please <TextLink href="#contact">contact support</TextLink>
      </>
    ),
  },
})

export const NotFound = meta.story()

NotFound.test('is read with its code', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveAccessibleName('404, Page Not Found')
})

export const ServerError = meta.story({
  args: { code: '500', title: 'Internal Server Error', message: 'An unexpected error occurred' },
})

export const LongText = meta.story({
  args: {
    code: '418',
    title: 'Ein unerwarteter Fehler ist aufgetreten',
    message: 'Fehlerbeschreibung'.repeat(12),
  },
})

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

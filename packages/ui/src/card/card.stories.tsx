import { ChevronRight } from 'lucide-react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { Card, CardSection } from './card.tsx'

const meta = preview.meta({
  title: 'Layout/Card',
  component: Card,
  args: { children: 'A card hugs its content.' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()

export const WithTitle = meta.story({
  args: {
    title: 'Recent activity',
    actions: (
      <ButtonLink tone="ghost" size="sm" href="#logs" iconEnd={<Icon icon={ChevronRight} size={14} />}>
        All logs
      </ButtonLink>
    ),
  },
})

WithTitle.test('is a region named by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Recent activity' })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Recent activity')
})

export const WithFooter = meta.story({ args: { title: 'Devices', footer: '3 devices are logged in' } })

export const Sections = meta.story({
  args: {
    title: 'Fortune wheel',
    isFlush: true,
    children: (
      <>
        <CardSection>18 of 30 spins</CardSection>
        <CardSection>Next character swap</CardSection>
      </>
    ),
  },
})

export const LongText = meta.story({
  args: { title: 'Zwei-Faktor-Authentifizierungseinstellungen', children: 'Donaudampfschifffahrt'.repeat(9) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280, overflowWrap: 'anywhere' }}>
        <Story />
      </div>
    ),
  ],
})

import { RotateCcw, Ticket } from 'lucide-react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { Icon } from '../icon/icon.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = preview.meta({
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    icon: 'ancient-columns',
    title: 'No coupon logs',
    description: 'Claimed codes are listed here with their contents, the date and the character used.',
  },
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
})

export const Default = meta.story()

export const WithAction = meta.story({
  args: {
    action: (
      <ButtonLink href="#coupons" icon={<Icon icon={Ticket} />}>
        Claim a coupon
      </ButtonLink>
    ),
  },
})

export const LoadingFailed = meta.story({
  args: {
    role: 'alert',
    icon: 'broken-shield',
    size: 'sm',
    headingLevel: 3,
    title: 'Error, try again',
    description: 'The list could not be loaded.',
    action: (
      <Button size="sm" icon={<Icon icon={RotateCcw} />}>
        Try again
      </Button>
    ),
  },
})

LoadingFailed.test('has a heading of the asked level', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Error, try again' })).toBeVisible()
})

export const LongText = meta.story({
  args: { title: 'Gutscheinprotokollübersicht'.repeat(4), description: 'Gutscheincode'.repeat(16) },
})

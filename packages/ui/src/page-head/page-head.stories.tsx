import { ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { vars } from '../theme/vars.css.ts'
import { PageBanner } from './page-banner.tsx'
import { PageFact, PageHead } from './page-head.tsx'

const meta = preview.meta({
  title: 'Layout/Page head',
  component: PageHead,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Shop', description: 'Spend Olympus Coins on items for a chosen character.' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', isolation: 'isolate', minHeight: 340 }}>
        <PageBanner />
        <div style={{ paddingInline: vars.layout.gutter, paddingBlockStart: vars.layout.topbarHeight }}>
          <Story />
        </div>
      </div>
    ),
  ],
})

export const Default = meta.story()

Default.test('has the heading of the page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Shop' })).toBeVisible()
})

export const WithFacts = meta.story({
  args: {
    title: 'Theron',
    description: undefined,
    facts: (
      <>
        <PageFact label="Account ID" value="48213" />
        <PageFact label="User ID" value="20971" />
        <PageFact
          icon={<Icon icon={ShieldCheck} color={vars.color.success} />}
          label="Two-factor authentication on"
        />
      </>
    ),
  },
})

export const WithControl = meta.story({ args: { control: <Button>Kallistrate</Button> } })

export const Mobile = meta.story({ globals: { viewport: { value: 'mobile' } } })

export const LongText = meta.story({
  args: {
    title: 'Charakterwechseleinstellungen und Benachrichtigungen',
    description: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
  },
})

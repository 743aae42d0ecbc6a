import { ChevronRight, ShieldCheck } from 'lucide-react'
import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Badge } from '../badge/badge.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { Icon } from '../icon/icon.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Card, CardSection } from './card.tsx'

const allLogs = (
  <ButtonLink tone="ghost" size="sm" href="#logs" iconEnd={<Icon icon={ChevronRight} size={14} />}>
    All logs
  </ButtonLink>
)

const meta = preview.meta({
  title: 'Data/Card',
  component: Card,
  args: { children: 'A card hugs its content.' },
  argTypes: { headingLevel: { control: 'inline-radio', options: [2, 3, 4] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
})

export const Playground = meta.story()

Playground.test('is a plain box without a title', async ({ canvas }) => {
  await expect(canvas.queryByRole('region')).toBeNull()
})

export const WithTitle = meta.story({ args: { title: 'Recent activity', actions: allLogs } })

WithTitle.test('is a region named by its title', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: 'Recent activity' })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Recent activity')
})

export const InsideASection = meta.story({ args: { title: 'Devices', headingLevel: 3 } })

InsideASection.test('uses the requested heading level', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 3, name: 'Devices' })).toBeVisible()
})

export const WithDescription = meta.story({
  args: {
    icon: <Icon icon={ShieldCheck} size={20} />,
    title: 'Two-factor authentication',
    description: 'Asks for a 6-digit code, or a backup code, when you log in.',
    actions: <Badge>Disabled</Badge>,
  },
})

WithDescription.test('takes its name from the title only', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAccessibleName('Two-factor authentication')
})

export const WithFooter = meta.story({ args: { title: 'Devices', footer: '3 devices are logged in' } })

const sections = (
  <>
    <CardSection>18 of 30 spins</CardSection>
    <CardSection>Next character swap</CardSection>
  </>
)

export const Sections = meta.story({ args: { title: 'Fortune wheel', isFlush: true, children: sections } })

Sections.test('lets hairlines run from edge to edge', async ({ canvas }) => {
  const card = canvas.getByRole('region').getBoundingClientRect()
  const section = canvas.getByText('18 of 30 spins').getBoundingClientRect()
  await expect(section.width).toBe(card.width - 2)
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Card>A card hugs its content.</Card>
      <Card title="Recent activity" actions={allLogs}>
        Nothing yet.
      </Card>
      <Card {...WithDescription.input.args} />
      <Card title="Devices" footer="3 devices are logged in">
        This one, and two others.
      </Card>
      <Card title="Fortune wheel" isFlush>
        {sections}
      </Card>
    </div>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, width: 320 }}>
      {Object.values(longTexts).map((text) => (
        <Card key={text} title={text} actions={allLogs} footer={text}>
          {text}
        </Card>
      ))}
    </div>
  ),
})

LongText.test('wraps title, body and footer inside its column', async ({ canvas }) => {
  await staysInside(canvas.getAllByRole('region'), 320)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps its border and its hairlines', async ({ canvas }) => {
  await hasEdge(canvas.getAllByRole('region'))
  await hasEdge(canvas.getByText('18 of 30 spins'))
})

import { Ban, Check, Info, TriangleAlert } from 'lucide-react'
import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { longTexts } from '../testing/long-texts.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { Badge } from './badge.tsx'
import { Count } from './count.tsx'

const tones = ['neutral', 'accent', 'success', 'warning', 'danger', 'info'] as const

const meta = preview.meta({
  title: 'Data/Badge',
  component: Badge,
  args: { children: 'Deactivated' },
  argTypes: { tone: { control: 'select', options: tones } },
})

export const Playground = meta.story()

export const Status = meta.story({
  args: { tone: 'success', icon: <Icon icon={Check} size={13} />, children: 'Enabled' },
})

Status.test('shows its state with a word and an icon, not with color alone', async ({ canvas }) => {
  await expect(canvas.getByText('Enabled').querySelector('svg[aria-hidden=true]')).not.toBeNull()
})

export const You = meta.story({ args: { tone: 'accent', children: 'You' } })

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
      <Badge>Deactivated</Badge>
      <Badge tone="accent">You</Badge>
      <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
        Enabled
      </Badge>
      <Badge tone="warning" icon={<Icon icon={TriangleAlert} size={13} />}>
        Not activated
      </Badge>
      <Badge tone="danger" icon={<Icon icon={Ban} size={13} />}>
        Banned
      </Badge>
      <Badge tone="info" icon={<Icon icon={Info} size={13} />}>
        Recommended
      </Badge>
      <Count>7</Count>
    </div>
  ),
})

export const LongText = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 8, width: 320, justifyItems: 'start' }}>
      {Object.values(longTexts).map((text) => (
        <Badge key={text} {...args} icon={<Icon icon={Info} size={13} />}>
          {text}
        </Badge>
      ))}
    </div>
  ),
})

LongText.test('wraps inside its column without shrinking its icon', async ({ canvas }) => {
  for (const text of Object.values(longTexts)) {
    const badge = canvas.getByText(text)
    await staysInside(badge, 320)
    await expect(badge.querySelector('svg')?.getBoundingClientRect().width).toBe(13)
  }
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('keeps a border around every badge', async ({ canvas }) => {
  for (const name of ['Deactivated', 'You', 'Enabled', 'Banned']) {
    const badge = canvas.getByText(name)
    await hasEdge(badge)
    const { borderTopColor, backgroundColor } = getComputedStyle(badge)
    await expect(borderTopColor).not.toBe(backgroundColor)
  }
})

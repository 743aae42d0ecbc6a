import type { ReactNode } from 'react'
import { expect } from 'storybook/test'

import { highContrast, picturedIn } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { longTexts } from '../testing/long-texts.ts'
import { Stat, StatList } from './stat.tsx'

const meta = preview.meta({
  title: 'Data/Stat',
  component: Stat,
  args: { label: 'Reputation', value: '1,284,530' as ReactNode },
  render: (args) => (
    <StatList>
      <Stat {...args} />
    </StatList>
  ),
})

export const Playground = meta.story()

Playground.test('pairs its label with its value', async ({ canvas }) => {
  await expect(canvas.getByRole('term')).toHaveTextContent('Reputation')
  await expect(canvas.getByRole('definition')).toHaveTextContent('1,284,530')
})

export const Loading = meta.story({ args: { value: <Skeleton width={72} height={20} /> } })

Loading.test('is as tall as a loaded one', async ({ canvas }) => {
  await expect(canvas.getByRole('definition').offsetHeight).toBe(26)
})

export const AllVariants = meta.story({
  parameters: picturedIn('dark desktop', 'light desktop', 'dark mobile'),
  render: () => (
    <Card style={{ maxWidth: 560 }}>
      <StatList>
        <Stat label="Level" value="93" />
        <Stat label="Hero level" value="42" />
        <Stat label="Reputation" value="1,284,530" />
        <Stat label="Achievement points" value={<Skeleton width={56} height={20} />} />
      </StatList>
    </Card>
  ),
})

export const LongText = meta.story({
  render: () => (
    <div style={{ width: 288 }}>
      <StatList>
        {Object.values(longTexts).map((text) => (
          <Stat key={text} label={text} value={text} />
        ))}
      </StatList>
    </div>
  ),
})

LongText.test('wraps inside its column', async ({ canvas }) => {
  for (const part of [...canvas.getAllByRole('term'), ...canvas.getAllByRole('definition')])
    await expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(288)
})

export const HighContrast = meta.story({ ...AllVariants.input, parameters: highContrast })

HighContrast.test('shows each value', async ({ canvas }) => {
  await expect(canvas.getByText('1,284,530')).toBeVisible()
})

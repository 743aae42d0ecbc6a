import { expect } from 'storybook/test'

import { highContrast } from '../../../../.storybook/modes.ts'
import preview from '../../../../.storybook/preview.tsx'
import { hasEdge } from '../testing/has-edge.ts'
import { staysInside } from '../testing/stays-inside.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { Count } from './count.tsx'

const meta = preview.meta({ title: 'Data/Count', component: Count, args: { children: '7' } })

export const Playground = meta.story()

export const BesideItsWord = meta.story({
  render: (args) => (
    <span style={{ display: 'inline-flex', gap: 8, alignItems: 'center' }}>
      Fortune wheel
      <Count {...args}>
        7 <VisuallyHidden>spins left</VisuallyHidden>
      </Count>
    </span>
  ),
})

BesideItsWord.test('is read together with what it counts', async ({ canvas }) => {
  await expect(canvas.getByText(/Fortune wheel/)).toHaveTextContent('Fortune wheel7 spins left')
})

export const ManyDigits = meta.story({ args: { children: '1,284,530' } })

ManyDigits.test('gets wider with a longer number', async ({ canvas }) => {
  const count = canvas.getByText('1,284,530')
  await staysInside(count)
})

export const HighContrast = meta.story({ parameters: highContrast })

HighContrast.test('keeps its border', ({ canvas }) => hasEdge(canvas.getByText('7')))

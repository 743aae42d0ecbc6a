import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { AmountLegend } from './amount-bar.tsx'

const meta = preview.meta({
  title: 'Data/Amount legend',
  component: AmountLegend,
  args: { names: ['Won', 'Lost'] },
})

export const Playground = meta.story()

Playground.test('names the parts, each with its pattern', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByText('Won')).toBeVisible()
  await expect(canvas.getByText('Lost')).toBeVisible()
  await expect(canvasElement.querySelectorAll('svg[width="14"]')).toHaveLength(2)
})

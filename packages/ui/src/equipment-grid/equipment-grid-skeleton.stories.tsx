import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { EquipmentGridSkeleton } from './equipment-grid-skeleton.tsx'

const meta = preview.meta({ title: 'Game/Equipment grid skeleton', component: EquipmentGridSkeleton })

export const Playground = meta.story()

Playground.test('is hidden from screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible()
  await expect(canvasElement.textContent.trim()).toBe('')
})

import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { PodiumSkeleton } from './podium-skeleton.tsx'

const meta = preview.meta({ title: 'Game/Podium skeleton', component: PodiumSkeleton })

export const Playground = meta.story()

Playground.test('is hidden from screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible()
  await expect(canvasElement.textContent.trim()).toBe('')
})

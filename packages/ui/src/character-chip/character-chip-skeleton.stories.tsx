import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { CharacterChipSkeleton } from './character-chip-skeleton.tsx'

const meta = preview.meta({ title: 'Game/Character chip skeleton', component: CharacterChipSkeleton })

export const Playground = meta.story()

Playground.test('is hidden from screen readers', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible()
  await expect(canvasElement.textContent.trim()).toBe('')
})

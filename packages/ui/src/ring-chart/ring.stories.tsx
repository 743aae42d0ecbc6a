import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Ring } from './ring.tsx'

const meta = preview.meta({
  title: 'Data/Ring',
  component: Ring,
  args: { share: 0.59, text: '59%', detail: '118 of 200', mark: 0.5, size: 'lg' as const },
})

export const Playground = meta.story()

Playground.test('is a picture beside a text that says the same', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[aria-hidden] svg')).not.toBeNull()
})

export const Unknown = meta.story({ args: { share: null, text: '–', detail: '0 of 0', mark: null } })

Unknown.test('is empty', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('circle')).toHaveLength(1)
})

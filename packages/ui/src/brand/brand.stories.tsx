import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Brand } from './brand.tsx'

const meta = preview.meta({
  title: 'Foundations/Brand',
  component: Brand,
  args: { role: 'img', 'aria-label': 'Olympus' },
})

export const Default = meta.story()

export const AsLink = meta.story({
  render: () => (
    <Brand asChild>
      <a href="#home" aria-label="Olympus, home" />
    </Brand>
  ),
})

AsLink.test('is a link with a name', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Olympus, home' })
  await expect(link.querySelectorAll('svg')).toHaveLength(2)
})

export const LargeMark = meta.story({ args: { markSize: 40 } })

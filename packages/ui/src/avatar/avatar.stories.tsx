import { expect } from 'storybook/test'

import preview from '../../../../.storybook/preview.tsx'
import { Avatar } from './avatar.tsx'

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Kallistrate', icon: 'spartan-helmet' },
})

export const Default = meta.story()

export const WithoutIcon = meta.story({ args: { icon: undefined, name: 'Ørsted' } })

WithoutIcon.test('shows the first letter', async ({ canvas }) => {
  await expect(canvas.getByText('Ø')).toBeVisible()
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar size="sm" name="Kallistrate" icon="spartan-helmet" element="fire" />
      <Avatar name="Nyxandra" icon="wizard-staff" element="shadow" />
      <Avatar size="lg" name="Lykaon" icon="high-shot" element="water" />
      <Avatar name="Phaidros" icon="mailed-fist" element="light" isDimmed />
    </div>
  ),
})

import { Bell, Copy, Download, ShieldCheck } from 'lucide-react'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from './icon.tsx'

const meta = preview.meta({ title: 'Foundations/Icon', component: Icon, args: { icon: Copy } })

export const Default = meta.story()

export const Sizes = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Icon icon={Copy} size={14} />
      <Icon icon={Download} />
      <Icon icon={ShieldCheck} size={20} />
      <Icon icon={Bell} size={24} />
    </div>
  ),
})

import { Ban, Check, Clock, Info, TriangleAlert } from 'lucide-react'

import preview from '../../../../.storybook/preview.tsx'
import { Icon } from '../icon/icon.tsx'
import { Badge } from './badge.tsx'
import { Count } from './count.tsx'

const meta = preview.meta({ title: 'Data/Badge', component: Badge, args: { children: 'Deactivated' } })

export const Default = meta.story()

export const OnSale = meta.story({ args: { tone: 'solid', children: 'On sale' } })

export const Temporary = meta.story({
  args: { icon: <Icon icon={Clock} size={13} />, children: 'Temporary' },
})

export const AllVariants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="solid">On sale</Badge>
      <Badge icon={<Icon icon={Clock} size={13} />}>Temporary</Badge>
      <Badge tone="accent">You</Badge>
      <Badge tone="success" icon={<Icon icon={Check} size={13} />}>
        Enabled
      </Badge>
      <Badge tone="warning" icon={<Icon icon={TriangleAlert} size={13} />}>
        Not activated
      </Badge>
      <Badge tone="danger" icon={<Icon icon={Ban} size={13} />}>
        Banned
      </Badge>
      <Badge tone="info" icon={<Icon icon={Info} size={13} />}>
        Recommended
      </Badge>
      <Badge>Deactivated</Badge>
      <Count>7</Count>
    </div>
  ),
})

import type { Device } from '@olympus/contract/devices'
import { Icon } from '@olympus/ui/icon/icon'
import { CircleHelp, Gamepad2, Monitor, Smartphone, Tablet, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const icons: Record<Device['kind'], LucideIcon> = {
  desktop: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  launcher: Gamepad2,
  unknown: CircleHelp,
}

export const DeviceIcon = ({ kind }: { kind: Device['kind'] }): ReactNode => (
  <Icon icon={icons[kind]} size={20} />
)

import type { ReactNode } from 'react'

export const PortalToaster = (): ReactNode => null

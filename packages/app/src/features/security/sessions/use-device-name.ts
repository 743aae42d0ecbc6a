import { useLingui } from '@lingui/react/macro'
import type { Device } from '@olympus/contract/devices'

/** The display name of a device: "Firefox 139 on Windows". */
export function useDeviceName(): (device: Device) => string {
  const { t } = useLingui()

  return ({ kind, browser, system }) => {
    if (kind === 'launcher') return system ? t`Game launcher, ${system}` : t`Game launcher`
    if (browser && system) return t`${browser} on ${system}`
    if (system) return t`Device with ${system}`
    return browser ?? t`Unknown device`
  }
}

import type { DeviceSession } from '@olympus/contract/sessions'

const activeMs = 2 * 60_000

/** Whether a device is in use right now: this device, or one with a recent request. */
export const isActiveNow = (
  { isThisDevice, lastUsedAt }: Pick<DeviceSession, 'isThisDevice' | 'lastUsedAt'>,
  now: Date,
): boolean => isThisDevice || now.getTime() - Date.parse(lastUsedAt) < activeMs

import type { DeviceSession } from '@olympus/contract/sessions'

const activeMs = 2 * 60_000

/** Somebody is there right now: on this device, or on one that asked for something a moment ago. */
export const isActiveNow = (
  { isThisDevice, lastUsedAt }: Pick<DeviceSession, 'isThisDevice' | 'lastUsedAt'>,
  now: Date,
): boolean => isThisDevice || now.getTime() - Date.parse(lastUsedAt) < activeMs

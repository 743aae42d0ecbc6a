import type { Device } from '@olympus/contract/devices'

/** A device in a few words for a mail, such as `Firefox 139, Windows`; null when it tells nothing. */
export const deviceText = ({ browser, system }: Device): string | null =>
  [browser, system].filter((part) => part !== null).join(', ') || null

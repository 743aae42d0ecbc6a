import type { Device } from '@olympus/contract/devices'

/** A short description for mails, such as `Firefox 139, Windows`; null if nothing is known. */
export const deviceText = ({ browser, system }: Device): string | null =>
  [browser, system].filter((part) => part !== null).join(', ') || null

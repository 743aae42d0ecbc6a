import type { Device } from '@olympus/contract/security'

/** A device in a few words for a mail, such as `Firefox 139, Windows`; null when it tells nothing. */
export const deviceText = ({ browser, system }: Device): string | null =>
  [browser, system].filter((part) => part !== null).join(', ') || null

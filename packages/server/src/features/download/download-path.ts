import type { Build } from './releases.ts'

/** Below it, each file of each release has an address that never changes. */
export const downloadsPath = '/downloads/launcher'

export const downloadPath = ({ version, fileName }: Pick<Build, 'fileName' | 'version'>): string =>
  `${downloadsPath}/${version}/${fileName}`

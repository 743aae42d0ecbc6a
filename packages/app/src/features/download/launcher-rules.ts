import type { LauncherBuild, LauncherRelease, Launchers } from '@olympus/contract/download'

/** "x64", as everybody calls it. */
export const architectureOf = ({ platform }: Pick<LauncherBuild, 'platform'>): 'x64' | 'x86' =>
  platform === 'win-x64' ? 'x64' : 'x86'

/** Head and tail of a hash, where people compare it at a glance. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`

export const currentRelease = ({ releases, currentVersion }: Launchers): LauncherRelease | undefined =>
  releases.find(({ version }) => version === currentVersion)

export interface KnownFile {
  readonly release: LauncherRelease
  readonly build: LauncherBuild
}

/** The release that has a file with this hash. */
export function fileOf({ releases }: Launchers, hash: string): KnownFile | undefined {
  for (const release of releases) {
    const build = release.builds.find(({ sha256 }) => sha256 === hash)
    if (build) return { release, build }
  }
  return undefined
}

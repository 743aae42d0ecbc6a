import { buildId } from './build-id.ts'
import { watchBuild, type BuildWatch, type LatestBuild } from './watch-build.ts'

interface StartOptions {
  readonly isHeld: () => boolean
  readonly reload: () => boolean
}

async function fetchLatest(): Promise<LatestBuild> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`builds/latest.json answered ${response.status}`)
  return (await response.json()) as LatestBuild
}

/** Watches for a new build, except on the development server, which has no build ID. */
export function startBuildWatch({ isHeld, reload }: StartOptions): Pick<BuildWatch, 'arrive'> | null {
  const currentId = buildId()
  if (!currentId) return null
  const watch = watchBuild({ currentId, fetchLatest, isHeld, reload })
  addEventListener('focus', () => void watch.check())
  return watch
}

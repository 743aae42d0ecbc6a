import { watchBuild, type LatestBuild } from './watch-build.ts'

interface StartOptions {
  readonly whenIdle: () => Promise<void>
  readonly reload: () => boolean
}

async function fetchLatest(): Promise<LatestBuild> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' })
  if (!response.ok) throw new Error(`builds/latest.json answered ${response.status}`)
  return (await response.json()) as LatestBuild
}

/** Watches for a new build, except on the development server, which has no build ID. */
export function startBuildWatch({ whenIdle, reload }: StartOptions): void {
  const currentId = document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content
  if (!currentId) return
  const { check } = watchBuild({ currentId, fetchLatest, whenIdle, reload })
  addEventListener('focus', () => void check())
}

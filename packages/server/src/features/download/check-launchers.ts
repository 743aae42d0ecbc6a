import type { Database } from '../../database/database.ts'
import type { LauncherFiles } from './launcher-files.ts'
import { readReleases } from './releases.ts'

/** Looks at the files that the portal hands out. Those of withdrawn releases are not. */
export async function checkLaunchers(database: Database, launcherFiles: LauncherFiles): Promise<void> {
  const releases = await readReleases(database)
  await launcherFiles.check(
    releases
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .flatMap(({ builds }) => builds)
      .filter(({ url }) => url === null),
  )
}

import type { DataOf } from '@olympus/contract/endpoint'
import type { LauncherBuild, LauncherRelease, listLaunchers as endpoint } from '@olympus/contract/download'
import type { LocaleCode } from '@olympus/contract/locales'
import type { Queries } from '../../database/database.ts'
import { textsIn } from '../../localized-text.ts'
import { downloadPath } from './download-path.ts'
import type { LauncherFiles } from './launcher-files.ts'
import { type Build, currentOf, readReleases, type StoredRelease } from './releases.ts'

interface ListPorts {
  readonly database: Queries
  readonly launcherFiles: Pick<LauncherFiles, 'isDamaged'>
}

function buildView(build: Build, isWithdrawn: boolean, { launcherFiles }: ListPorts): LauncherBuild {
  const { platform, fileName, size, sha256 } = build
  const isDamaged = !isWithdrawn && build.url === null && launcherFiles.isDamaged(build)
  const url = isWithdrawn || isDamaged ? null : downloadPath(build)
  return { platform, fileName, size, sha256: sha256.toString('hex'), url, isDamaged }
}

function releaseView(release: StoredRelease, locale: LocaleCode, ports: ListPorts): LauncherRelease {
  const { version, publishedAt, publisher, notes, withdrawnAt, withdrawalReason, builds } = release
  return {
    version,
    publishedAt: publishedAt.toISOString(),
    publisher,
    notes: [...(notes[locale] ?? notes.en)],
    ...(!notes[locale] && { inEnglish: ['notes' as const] }),
    builds: builds.map((build) => buildView(build, withdrawnAt !== null, ports)),
    withdrawal:
      withdrawnAt && withdrawalReason
        ? { withdrawnAt: withdrawnAt.toISOString(), ...textsIn({ reason: withdrawalReason }, locale) }
        : null,
  }
}

/** All releases of the launcher, the newest first. */
export async function listLaunchers(ports: ListPorts, locale: LocaleCode): Promise<DataOf<typeof endpoint>> {
  const releases = await readReleases(ports.database)
  const current = currentOf(releases)
  return {
    releases: releases.map((release) => releaseView(release, locale, ports)),
    currentVersion: current?.version ?? null,
    requirements: current?.requirements ?? null,
  }
}

import type { LauncherPlatform, LauncherRequirements } from '@olympus/contract/download'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { LocalizedText } from '../../localized-text.ts'

/** What is new, in the languages that the operator wrote. */
export type ReleaseNotes = { readonly en: readonly string[] } & {
  readonly [Code in LocaleCode]?: readonly string[]
}

export interface Release {
  readonly version: string
  readonly publishedAt: Date
  readonly publisher: string
  readonly requirements: LauncherRequirements
  readonly notes: ReleaseNotes
}

export interface Build {
  readonly version: string
  readonly platform: LauncherPlatform
  readonly fileName: string
  /** Bytes. */
  readonly size: number
  readonly sha256: Buffer
  /** Null: the portal has the file. */
  readonly url: string | null
}

interface Withdrawal {
  readonly withdrawnAt: Date | null
  readonly withdrawalReason: LocalizedText | null
}

export type StoredRelease = Release & Withdrawal & { readonly builds: readonly Build[] }

/** The newest first. */
export async function readReleases(queries: Queries): Promise<StoredRelease[]> {
  const releases = await queries.query<Release & Withdrawal>(sql`
    select version, published_at, publisher, requirements, notes, withdrawn_at, withdrawal_reason
    from launcher_release order by published_at desc, id desc`)
  const builds = await queries.query<Build>(sql`
    select version, platform, file_name, size, file_hash as sha256, url
    from launcher_build join launcher_release on launcher_release.id = release_id order by platform`)
  return releases.map((release) => ({
    ...release,
    builds: builds.filter(({ version }) => version === release.version),
  }))
}

/** The release that is offered: the newest one that is not withdrawn. */
export const currentOf = (releases: readonly StoredRelease[]): StoredRelease | undefined =>
  releases.find(({ withdrawnAt }) => withdrawnAt === null)

/** Stores a release that nobody has yet. */
export async function storeRelease(
  transaction: Transaction,
  { version, publishedAt, publisher, requirements, notes }: Release,
  builds: readonly Omit<Build, 'version'>[],
): Promise<void> {
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into launcher_release (version, published_at, publisher, requirements, notes)
    values (${version}, ${publishedAt}, ${publisher}, ${JSON.stringify(requirements)}::jsonb, ${JSON.stringify(notes)}::jsonb)
    returning id`)
  for (const { platform, fileName, size, sha256, url } of builds)
    await transaction.execute(sql`
      insert into launcher_build (release_id, platform, file_name, size, file_hash, url)
      values (${id}, ${platform}, ${fileName}, ${size}, ${sha256}, ${url})`)
}

/** Withdraws a release. False if there is none, or it is withdrawn already. */
export const withdrawRelease = async (
  transaction: Transaction,
  { version, at, reason }: { readonly version: string; readonly at: Date; readonly reason: LocalizedText },
): Promise<boolean> =>
  (await transaction.execute(sql`
    update launcher_release set withdrawn_at = ${at}, withdrawal_reason = ${JSON.stringify(reason)}::jsonb
    where version = ${version} and withdrawn_at is null`)) > 0

import { createReadStream } from 'node:fs'
import path from 'node:path'
import { launcherPlatforms, LauncherRequirements } from '@olympus/contract/download'
import { localeCodes, type LocaleCode } from '@olympus/contract/locales'
import { Timestamp, z } from '@olympus/contract/schema'
import { hashStream, type HashedFile } from '../features/download/hash-file.ts'
import { createLauncherFiles, placeOf } from '../features/download/launcher-files.ts'
import {
  type Build,
  currentOf,
  readReleases,
  storeRelease,
  withdrawRelease,
} from '../features/download/releases.ts'
import type { OperatorCommand, OperatorPorts } from './operator-command.ts'
import { readJsonFile, refuseProblems } from './read-json-file.ts'
import { recordAct } from './record-act.ts'
import { Refusal } from './refusal.ts'

const Line = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/** A value for English, and for as many other languages as there are. */
const inLanguages = <Value extends z.ZodMiniType>(Value: Value) => {
  const others = Object.fromEntries(localeCodes.map((code) => [code, z.exactOptional(Value)])) as Record<
    LocaleCode,
    z.ZodMiniExactOptional<Value>
  >
  return z.strictObject({ ...others, en: Value })
}

/** Hashes and sizes are not in it: they are computed. */
const ReleaseFile = z.strictObject({
  version: z.string().check(z.regex(/^\d{1,6}(\.\d{1,6}){1,3}$/, 'expected numbers such as 2.4.1')),
  publishedAt: z.optional(Timestamp),
  publisher: Line,
  requirements: LauncherRequirements,
  notes: inLanguages(z.array(Line).check(z.maxLength(20))),
  builds: z
    .array(
      z.strictObject({
        platform: z.enum(launcherPlatforms),
        file: z.string().check(z.regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'expected a file name')),
        url: z.optional(z.url({ protocol: /^https$/ })),
      }),
    )
    .check(z.minLength(1)),
})
type ReleaseFile = z.output<typeof ReleaseFile>

const ReasonFile = inLanguages(Line)

function twice(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

const buildProblems = ({ builds }: ReleaseFile): string[] => [
  ...twice(builds.map(({ platform }) => platform)).map((platform) => `builds: ${platform} is there twice`),
  ...twice(builds.map(({ file }) => file)).map((file) => `builds: ${file} is there twice`),
]

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

async function hashRemote(url: string): Promise<HashedFile> {
  const response = await fetch(url)
  if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`)
  return hashStream(response.body)
}

/** Reads the files of a release, wherever they are. */
async function hashBuilds(
  { config }: Pick<OperatorPorts, 'config'>,
  { version, builds }: ReleaseFile,
): Promise<Omit<Build, 'version'>[]> {
  const hashed: Omit<Build, 'version'>[] = []
  for (const { platform, file: fileName, url = null } of builds) {
    const place = path.join(config.launcherDir, placeOf({ version, fileName }))
    const { size, sha256 } = await (url ? hashRemote(url) : hashStream(createReadStream(place))).catch(
      (error: unknown) => {
        throw new Refusal(`Nothing was published: ${fileName} cannot be read: ${messageOf(error)}`)
      },
    )
    if (size === 0) throw new Refusal(`Nothing was published: ${fileName} is empty`)
    hashed.push({ platform, fileName, size, sha256, url })
  }
  return hashed
}

const buildLine = ({ platform, fileName, size, sha256, url }: Omit<Build, 'version'>) =>
  `  ${platform}  ${fileName}  ${size} bytes  ${sha256.toString('hex')}${url ? `  ${url}` : ''}`

const untranslated = (what: string, texts: object) => {
  const missing = localeCodes.filter((code) => !(code in texts))
  return missing.length > 0 ? [`! ${what}: players read English in ${missing.join(', ')}`] : []
}

export const launcherCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'launcher list',
    summary: 'the releases of the launcher with their files and hashes, the newest first',
    async run({ database, print }) {
      const releases = await readReleases(database)
      if (releases.length === 0) print('No launcher is published')
      const current = currentOf(releases)?.version
      for (const { version, publishedAt, withdrawnAt, builds } of releases) {
        const state = withdrawnAt ? `  withdrawn ${withdrawnAt.toISOString()}` : ''
        print(`${version}  ${publishedAt.toISOString()}${version === current ? '  current' : state}`)
        for (const build of builds) print(buildLine(build))
      }
      return true
    },
  },
  {
    kind: 'reading',
    name: 'launcher check',
    summary: 'reads the files of all releases, also of withdrawn ones, and compares them with their records',
    async run({ config, database, log, print }) {
      const builds = (await readReleases(database)).flatMap((release) => release.builds)
      const files = createLauncherFiles(config.launcherDir, log)
      await files.check(builds.filter(({ url }) => url === null))
      const remote = builds.filter(({ url }) => url !== null)
      const problems = [...files.problems()]
      for (const { url, sha256 } of remote) {
        const found = await hashRemote(url ?? '').catch((error: unknown) => messageOf(error))
        if (typeof found === 'string') problems.push(found)
        else if (!found.sha256.equals(sha256)) problems.push(`${url} differs from its record`)
      }
      for (const problem of problems) print(`! ${problem}`)
      print(`${builds.length} files checked, ${problems.length} problems found`)
      return problems.length === 0
    },
  },
  {
    kind: 'act',
    name: 'launcher publish',
    operands: ['<file>'],
    summary:
      'publishes a release: reads its files in LAUNCHER_DIR or at their addresses and records their hashes',
    async run(ports, [file], by) {
      const { database, files, print } = ports
      const given = await readJsonFile(files, file, ReleaseFile)
      refuseProblems(file, buildProblems(given))
      const builds = await hashBuilds(ports, given)
      const { version, publisher, requirements, notes } = given
      await database.transaction(async (transaction) => {
        if ((await readReleases(transaction)).some((release) => release.version === version))
          throw new Refusal(`Nothing was published: ${version} exists, and a release never changes`)
        const publishedAt = given.publishedAt ? new Date(given.publishedAt) : new Date()
        await storeRelease(transaction, { version, publishedAt, publisher, requirements, notes }, builds)
        const hashes = builds.map(({ fileName, sha256 }) => `${fileName} ${sha256.toString('hex')}`)
        await recordAct(transaction, { by, command: 'launcher publish', details: { version, hashes } })
      })
      for (const line of untranslated('notes', notes)) print(line)
      print(`${version} is published`)
      for (const build of builds) print(buildLine(build))
    },
  },
  {
    kind: 'act',
    name: 'launcher withdraw',
    operands: ['<version>', '<file>'],
    summary: 'withdraws a release for the reason in a file: its addresses answer 410 from now on',
    async run({ database, files, print }, [version, file], by) {
      const reason = await readJsonFile(files, file, ReasonFile)
      await database.transaction(async (transaction) => {
        if (!(await withdrawRelease(transaction, { version, at: new Date(), reason })))
          throw new Refusal(`Nothing was withdrawn: ${version} is not published, or withdrawn already`)
        const details = { version, reason: reason.en }
        await recordAct(transaction, { by, command: 'launcher withdraw', details })
      })
      for (const line of untranslated('reason', reason)) print(line)
      print(`${version} is withdrawn`)
    },
  },
]

import { endpoint } from './endpoint.ts'
import { englishTexts } from './english-texts.ts'
import { HexHash, named, Timestamp, z } from './schema.ts'

/** The first one is recommended, whatever computer asks. */
export const launcherPlatforms = ['win-x64', 'win-x86'] as const
export type LauncherPlatform = (typeof launcherPlatforms)[number]

const Positive = z.int().check(z.positive())

export const LauncherBuild = named(
  'LauncherBuild',
  z.object({
    platform: z.enum(launcherPlatforms),
    fileName: z.string(),
    /** Bytes. */
    size: Positive,
    /** Hex, computed from the file when the release was published. */
    sha256: HexHash,
    /** Null: not handed out, since the release is withdrawn or the file differs from its record. */
    url: z.nullable(z.string()),
    /** Whether the file differs from its record, so nobody should run it. */
    isDamaged: z.boolean(),
  }),
)
export type LauncherBuild = z.output<typeof LauncherBuild>

export const LauncherRelease = named(
  'LauncherRelease',
  z.object({
    version: z.string(),
    publishedAt: Timestamp,
    /** Who signed the files, as Windows shows it. */
    publisher: z.string(),
    /** In the order of `launcherPlatforms`. */
    builds: z.array(LauncherBuild),
    /** What is new, in the language of the request. */
    notes: z.array(z.string()),
    withdrawal: z.nullable(
      z.object({ withdrawnAt: Timestamp, reason: z.string(), ...englishTexts('reason') }),
    ),
    ...englishTexts('notes'),
  }),
)
export type LauncherRelease = z.output<typeof LauncherRelease>

/** What the newest release needs. */
export const LauncherRequirements = named(
  'LauncherRequirements',
  z.object({
    /** "10", "11" */
    windowsVersions: z.array(z.string()),
    processorCores: Positive,
    processorGigahertz: z.number(),
    memoryGigabytes: Positive,
    recommendedMemoryGigabytes: z.nullable(Positive),
    /** "DirectX 11" */
    graphics: z.string(),
    diskGigabytes: Positive,
  }),
)
export type LauncherRequirements = z.output<typeof LauncherRequirements>

export const Launchers = named(
  'Launchers',
  z.object({
    /** Newest first, withdrawn ones too. */
    releases: z.array(LauncherRelease),
    /** The version to offer: the newest that is not withdrawn. Null: there is none. */
    currentVersion: z.nullable(z.string()),
    /** Of the current version. */
    requirements: z.nullable(LauncherRequirements),
  }),
)
export type Launchers = z.output<typeof Launchers>

export const listLaunchers = endpoint({
  method: 'GET',
  path: '/launchers',
  access: 'player',
  tag: 'Download',
  summary: 'Releases of the launcher with their files and hashes',
  data: Launchers,
  errors: [],
})

export const mailDownloadLink = endpoint({
  method: 'POST',
  path: '/launchers/link-mail',
  access: 'player',
  tag: 'Download',
  summary: 'Sends the player a link to the download page, to open on a computer',
  /** The address it went to. */
  data: z.object({ sentTo: z.string() }),
  errors: [],
})

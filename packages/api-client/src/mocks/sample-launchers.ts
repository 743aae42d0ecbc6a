import type { LauncherBuild, LauncherRelease, Launchers } from '@olympus/contract/download'

const shared = { isDamaged: false, size: 104_217_600 }

const buildsOf = (version: string, hashes: readonly [x64: string, x86: string]): LauncherBuild[] => [
  {
    ...shared,
    platform: 'win-x64',
    fileName: 'OlympusSetup-x64.exe',
    sha256: hashes[0],
    url: `/downloads/launcher/${version}/OlympusSetup-x64.exe`,
  },
  {
    ...shared,
    platform: 'win-x86',
    fileName: 'OlympusSetup-x86.exe',
    size: 98_140_160,
    sha256: hashes[1],
    url: `/downloads/launcher/${version}/OlympusSetup-x86.exe`,
  },
]

const older = { publisher: 'Olympus Interactive', notes: [], withdrawal: null }

/** SHA-256 of the text "Olympus 2.3.2", the one withdrawn release. */
export const sampleWithdrawnFile = 'Olympus 2.3.2'
/** SHA-256 of this text is that of the current x64 file. */
export const sampleGenuineFile = 'Olympus 2.4.1'

export const sampleRelease: LauncherRelease = {
  version: '2.4.1',
  publishedAt: '2025-06-03T09:00:00.000Z',
  publisher: 'Olympus Interactive',
  notes: [
    'Updates resume after a lost connection.',
    'Log in with a passkey.',
    'Less memory while the game runs.',
  ],
  withdrawal: null,
  builds: buildsOf('2.4.1', [
    'b238fa43e3e24b3c2404b847d30516a6391e4b096b5dd9f9a52ecb795a4bf023',
    '41d70ae93cb6528f7e05d1fa88c3b7642f9ae6105bd8347c90c1e57f2ab46d83',
  ]),
}

export const sampleLaunchers: Launchers = {
  currentVersion: '2.4.1',
  requirements: {
    windowsVersions: ['10', '11'],
    processorCores: 2,
    processorGigahertz: 2,
    memoryGigabytes: 4,
    recommendedMemoryGigabytes: 8,
    graphics: 'DirectX 11',
    diskGigabytes: 12,
  },
  releases: [
    sampleRelease,
    {
      ...older,
      version: '2.4.0',
      publishedAt: '2025-05-06T09:00:00.000Z',
      builds: buildsOf('2.4.0', ['a'.repeat(64), 'b'.repeat(64)]),
    },
    {
      ...older,
      version: '2.3.2',
      publishedAt: '2025-04-11T09:00:00.000Z',
      withdrawal: {
        withdrawnAt: '2025-04-14T09:00:00.000Z',
        reason: 'It could not resume an interrupted update. 2.4.0 repairs it.',
      },
      builds: buildsOf('2.3.2', [
        '7d3405dd57c53bc7e4ecdd9059018d39d44cd0da016f264dad5b1a2f751875a7',
        'c'.repeat(64),
      ]).map((build) => ({ ...build, url: null })),
    },
    {
      ...older,
      version: '2.3.1',
      publishedAt: '2025-03-20T09:00:00.000Z',
      builds: buildsOf('2.3.1', ['d'.repeat(64), 'e'.repeat(64)]),
    },
  ],
}

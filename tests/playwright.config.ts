import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { gameKey, gamePortal, gamePort, launcherDir, port, portal } from './portals.ts'

const root = join(import.meta.dirname, '..')

const serverOn = (address: string, env: Record<string, string>) =>
  ({
    command: 'node scripts/start.ts',
    cwd: root,
    url: `${address}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      DATA_DIR: mkdtempSync(join(tmpdir(), 'olympus-journeys-')),
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      TRUST_PROXY: '1',
      ...env,
    },
  }) as const

/** Journeys: whole tasks of a player, in Chromium against the built portal on a fresh embedded database. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(root, '.cache/journeys'),
  reporter: 'list',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: portal,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a third of a run. CI keeps no files, and its log shows the page of a failure.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    },
  },
  // One after another: the first one builds the portal.
  webServer: [
    // Ten tests open every page as the same player, so requests per account are not limited.
    serverOn(portal, { PORT: port, LAUNCHER_DIR: launcherDir, REQUESTS_PER_ACCOUNT: '0' }),
    serverOn(gamePortal, { PORT: gamePort, DEMO_GAME_SERVER_KEY: gameKey, SELECTION_COOLING_OFF_HOURS: '0' }),
  ],
})
